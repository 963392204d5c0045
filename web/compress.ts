// Plugin that precompresses every built file, so that the server need not compress on each request.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(html|js|css|svg|json|txt)$/; // fonts are already compressed
const SMALL = 512; // bytes; below that, compression saves nothing

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!WORTH.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < SMALL) continue;
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
