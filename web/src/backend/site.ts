/** Whether these pages play without a server (`vite build --mode site`): the engine runs in this
 * browser, and what needs other people's computers is not offered. */
export const SITE = import.meta.env.MODE === "site";
