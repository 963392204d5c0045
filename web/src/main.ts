import { mount } from "svelte";
import App from "./App.svelte";
import { SITE } from "./backend/site";
import { applySettings } from "./lib/settings.svelte";
import { canPush, registered } from "./notices/push.svelte";
import "./styles/index.css";

applySettings();
// Even an installed page without notifications needs a service worker. In development there is
// none, and without a server there are no notifications.
if (import.meta.env.PROD && !SITE && canPush()) registered().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
