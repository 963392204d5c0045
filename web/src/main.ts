import { mount } from "svelte";
import App from "./App.svelte";
import { SITE } from "./backend/site";
import { applySettings } from "./lib/settings.svelte";
import "./notices/installation.svelte";
import { canPush, registered } from "./notices/push.svelte";
import "./styles/index.css";

applySettings();
// Registered even without notifications, as some browsers install only pages with a service worker.
// In development there is none; without a server, localBackend.ts registers another one.
if (import.meta.env.PROD && !SITE && canPush()) registered().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
