/** The printed proof sheet as a single script, which `marrakesh components --proof` writes into a
 * file together with its data. */
import { mount } from "svelte";
import type { Box, Proof } from "./api/messages";
import { settings, type Lang } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";
import PrintedSheet from "./proof/PrintedSheet.svelte";
import "./styles/index.css";

interface Shown {
  proof: Proof;
  box: Box;
}

const root = document.documentElement;
root.dataset.theme = "light"; // for printing
settings.lang = root.lang as Lang;
const shown = JSON.parse(document.getElementById("shown")!.textContent) as Shown;
void speak(settings.lang).then(() => mount(PrintedSheet, { target: document.body, props: shown }));
