// Compares schema.graphql with that of the last release, which is the newest tag such as v1.0.0, and fails if CHANGELOG.md
// has no line for something that clients may use and that was removed or became stricter.
// Run by `make check`: node tests/schema/changes.mjs
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const graphql = createRequire(new URL("../../client/", import.meta.url))("graphql");
const { buildSchema, findBreakingChanges, isNonNullType, isObjectType } = graphql;

/** What breaks clients between two schemas, as sentences. */
export function breakingChanges(before, after) {
  const [old, now] = [buildSchema(before), buildSchema(after)];
  const sentences = findBreakingChanges(old, now).map(({ description }) => description);
  return [...sentences, ...newNulls(old, now)].sort();
}

/** The fields that may now be null without an error: clients compile `@semanticNonNull` to a type without null. */
function newNulls(old, now) {
  const isSemantic = ({ astNode }) => astNode?.directives.some(({ name }) => name.value === "semanticNonNull");
  return Object.values(old.getTypeMap())
    .filter((type) => isObjectType(type) && isObjectType(now.getType(type.name)))
    .flatMap((type) => {
      const fields = now.getType(type.name).getFields();
      return Object.values(type.getFields())
        .filter((field) => isSemantic(field) && field.name in fields)
        .filter(({ name }) => !isSemantic(fields[name]) && !isNonNullType(fields[name].type))
        .map(({ name }) => `${type.name}.${name} may be null without an error.`);
    });
}

/** The changes that the changelog does not name under "Unreleased". */
export function unmentioned(changes, changelog) {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => /^## \[?Unreleased\]?\s*$/i.test(line));
  const rest = start === -1 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("## "));
  const items = rest.slice(0, end === -1 ? rest.length : end).filter((line) => line.startsWith("- "));
  return changes.filter((change) => !items.some((item) => item.slice(2).startsWith(change)));
}

const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 << 20, stdio: ["ignore", "pipe", "ignore"] });

/** The name of the last release; null without one. */
function lastRelease() {
  try {
    return git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*").trim();
  } catch {
    return null;
  }
}

function check() {
  const release = lastRelease();
  if (release === null) {
    console.log("There is no release to compare schema.graphql with.");
    return;
  }
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const changes = breakingChanges(git("show", `${release}:schema.graphql`), read("schema.graphql"));
  const missing = unmentioned(changes, read("CHANGELOG.md"));
  if (missing.length > 0) {
    console.error(`Since ${release}, this may break clients. Deprecate it instead, or add these lines to "Unreleased" in CHANGELOG.md, each with what to use now:`);
    for (const change of missing) console.error(`- ${change}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) check();
