import { expect, test } from "vitest";
import { screens } from "../../../app/routing/routes";
import { areaKeys } from "./areaKeys";

test("every area that all staff see has a letter of its own", () => {
  const keys = areaKeys(screens);
  const areas = screens.filter(({ handle }) => handle.sidebar?.Icon !== undefined && handle.sidebar.isForDevelopers !== true);
  expect(keys.map(({ label }) => label)).toEqual(areas.map(({ handle }) => handle.sidebar?.label));
  expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length);
});
