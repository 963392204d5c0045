import { mount } from "svelte";
import App from "./App.svelte";
import "./art/theme.css";
import { applySettings } from "./lib/settings.svelte";
import "./start/base.css";

applySettings();
mount(App, { target: document.getElementById("app")! });
