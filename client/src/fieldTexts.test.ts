import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { fieldTexts, labelText, namedFields } from "../vite/fieldTexts";

const src = import.meta.dirname;
const schema = buildSchema(readFileSync(path.join(src, "../../schema.graphql"), "utf8"));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(path.join(src, file), "utf8"));

test.each([
  ["Number of requests received so far; null if unknown.", "Number of requests received so far."],
  ["The lock. FORBIDDEN unless the caller may. One call for the whole list.\nSource: GET /v3/api/locks.", "The lock."],
  ["Number of frames. Costs one call per campaign, shared\nwith `assetCount`. Source: GET /a/{id},\nGET /b.", "Number of frames."],
  ["How often: `totalDevices / uniqueDevices`,\nnot rounded; null without devices.", "How often: totalDevices / uniqueDevices, not rounded."],
  ["Seen on average: sightings divided by devices, as an unrounded number; null without devices.", "Seen on average: sightings divided by devices."],
  ["The share that visited, as an unrounded fraction: 0.032 is 3.2 %. 0 without devices.", "The share that visited. 0 without devices."],
  ["Sum of the response times, in milliseconds.", "Sum of the response times."],
  ["Name of the owner, null if not set.", "Name of the owner."],
])("of %j a label says %j", (description, text) => expect(labelText(description)).toBe(text));

test("the fields that labels name are in the schema, and their texts are for everyone", () => {
  const texts = fieldTexts(schema, namedFields(sources));
  expect(Object.keys(texts).length).toBeGreaterThan(60);
  expect(texts["Provider.health"]).toBe("Whether recent data was processed. A push feed is stale after 24 hours, any other after 2.");
  expect(texts["AnalyticsFigure.AVERAGE_RESPONSE_TIME"]).toBe("Mean response time.");
  const odd = Object.entries(texts).filter(([, text]) => /[`\n]|\bnull\b|\/v3\/|\b(Costs|Float)\b|BAD_|[^.]$/.test(text));
  expect(odd).toEqual([]);
});

test.each(["Provider.nothing", "Nothing.name", "NoType"])("%s is refused, as the graph does not describe it", (name) => {
  expect(() => fieldTexts(schema, [name])).toThrow(`schema.graphql does not describe ${name}.`);
});
