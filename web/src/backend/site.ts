/** Whether these pages play without a server (`vite build --mode site`): the engine runs in this
 * browser, and features that involve other computers are hidden. */
export const SITE = import.meta.env.MODE === "site";
