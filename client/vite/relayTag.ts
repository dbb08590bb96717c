import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const TAG = /\bgraphql`([^`]*)`/g;
const NAME = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;
const run = promisify(execFile);

/**
 * Replaces every `graphql` tag by the artifact that relay-compiler wrote for it. The imports all go on
 * the first line and the line breaks of a tag are kept, so that line numbers stay true without a map.
 * In the dev server the compiler runs whenever a source or the schema changes. Not in the servers of the tests: two
 * compilers at once would lose the manifest that both write.
 */
export function relayTag(artifacts: string, root: string): Plugin {
  return {
    name: "relay-tag",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "graphql`" },
      handler(code, id) {
        const directory = path.relative(path.dirname(id), artifacts).split(path.sep).join("/");
        const imports = new Map<string, string>();
        const body = code.replace(TAG, (tag: string, text: string) => {
          const name = NAME.exec(text)?.[1];
          if (name === undefined) this.error(`A graphql tag without a named operation or fragment in ${id}.`);
          imports.set(name, `import __relay_${name} from "${directory.startsWith(".") ? "" : "./"}${directory}/${name}.graphql";`);
          return `__relay_${name}${"\n".repeat(tag.split("\n").length - 1)}`;
        });
        return { code: [...imports.values(), body].join(""), map: null };
      },
    },
    configureServer(server) {
      if (server.config.mode === "test") return;
      const schema = path.join(root, "schema.graphql");
      const compiler = path.join(root, "client/node_modules/.bin/relay-compiler");
      const compile = async () => {
        try {
          await run(compiler, ["relay.config.js"], { cwd: root });
        } catch (error) {
          server.config.logger.error(error instanceof Error ? error.message : String(error));
        }
      };
      server.watcher.add(schema);
      server.watcher.on("change", (file) => {
        if (file === schema || (/\.tsx?$/.test(file) && !file.startsWith(artifacts))) void compile();
      });
      return compile();
    },
  };
}
