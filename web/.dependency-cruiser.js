/** Rule against import cycles, which ESLint cannot detect; eslint.config.js defines the layers. */
export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: { pathNot: "^src/learn/Words.svelte$" }, // renders itself recursively
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
