// The operations of the console with their variables, and forms with files.

import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./processes.mjs";

const read = (name) => JSON.parse(readFileSync(path.join(root, name), "utf8"));

/** A form with files. Its file variables are null in the variables, as the multipart specification requires. */
export function formOf(query, variables, files) {
  const places = variables.input.files ? files.map((_, number) => `variables.input.files.${number}`) : ["variables.input.file"];
  const parts = [
    ["operations", JSON.stringify({ query, variables })],
    ["map", JSON.stringify(Object.fromEntries(places.map((place, number) => [number, [place]])))],
    ...files.map(([name, text], number) => [number, text, `; filename="${name}"`]),
  ];
  const pieces = parts.map(([name, text, rest = ""]) => `--edge\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${text}\r\n`);
  return { body: Buffer.from(`${pieces.join("")}--edge--\r\n`), headers: { "content-type": "multipart/form-data; boundary=edge" } };
}

/** Each operation of the console with variables, and the calls that it makes: service, method and path. */
export function operations() {
  const texts = new Map(Object.values(read("gateway/persisted_queries.json")).map((text) => [/^\w+ (\w+)/.exec(text)[1], text]));
  return read("tests/graph/call_budgets.json").map(({ operation, variables = {}, file, rounds }) => {
    const query = texts.get(operation);
    const request = file === undefined ? { body: JSON.stringify({ query, variables }), headers: {} } : formOf(query, variables, [["file.csv", file]]);
    return { operation, isMutation: query.startsWith("mutation"), ...request, calls: rounds.flat().map(callOf) };
  });
}

function callOf(text) {
  const words = text.split(" ");
  const service = words.length === 3 ? words.shift() : "main";
  const [method, address] = words;
  return { service, method, path: address.split("?")[0] };
}
