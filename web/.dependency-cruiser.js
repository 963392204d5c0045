/** Import cycles, which ESLint cannot detect file by file. Layers are in eslint.config.js. */
export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: { pathNot: "^src/learn/Words.svelte$" }, // recursive: it renders itself
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
