import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:documents";

/** Offers the texts of the console's documents, by their ids, as a module that is loaded when one is asked for. */
export function documentModule(manifest: string): Plugin {
  const id = `\0${NAME}`;
  return {
    name: "documents",
    resolveId: (name) => (name === NAME ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      this.addWatchFile(manifest);
      return `export default JSON.parse(${JSON.stringify(readFileSync(manifest, "utf8"))});`;
    },
  };
}
