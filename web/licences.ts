// Plugin that appends the fonts' licences, as Vite collects only those of other packages.

import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LICENCES = "licences.txt";
const OPEN_FONT = "OFL-1.1";

interface Package {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

function described(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}

export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    writeBundle({ dir = "" }) {
      const root = import.meta.dirname;
      for (const name of Object.keys(described(root).dependencies)) {
        const folder = join(root, "node_modules", name);
        const { version, license } = described(folder);
        if (license !== OPEN_FONT) continue;
        const text = readFileSync(join(folder, "LICENSE"), "utf8");
        appendFileSync(join(dir, LICENCES), `\n## ${name} - ${version} (${license})\n\n${text}`);
      }
    },
  };
}
