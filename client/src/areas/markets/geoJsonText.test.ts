import { expect, test } from "vitest";
import cases from "../../../../gateway/src/markets/geo_json_cases.json";
import { checkGeoJson, isGeoJson } from "./geoJsonText";

test.each(cases)("the gateway and the browser agree about $text", ({ text, isValid, line }) => {
  const check = checkGeoJson(text);
  expect(check.isValid).toBe(isValid);
  expect(isGeoJson(text)).toBe(isValid);
  expect(check.isValid ? undefined : check.problem?.line).toBe(line);
});
