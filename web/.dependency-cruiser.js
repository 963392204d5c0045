/** Only what eslint cannot see from one file: cycles. The rooms are in eslint.config.js. */
export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: { pathNot: "^src/learn/Words.svelte$" }, // text within text: it renders itself
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".svelte"] },
  },
};
