import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { sidebarGroups } from "../../areas/shell/Sidebar";
import { routes, screens } from "./routes";

test("every screen of an area highlights an entry of the sidebar", () => {
  const entries = screens.filter(({ handle }) => handle.sidebar?.Icon !== undefined).map(({ id }) => id);
  const lost = screens.filter(({ handle }) => handle.area !== null && !entries.includes(handle.area));
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("every area that all staff see has a letter of its own", () => {
  const entries = screens.flatMap(({ handle: { sidebar } }) => (sidebar?.Icon === undefined || sidebar.isForDevelopers === true ? [] : [sidebar]));
  expect(entries.filter(({ letter }) => letter === undefined)).toEqual([]);
  expect(new Set(entries.map(({ letter }) => letter)).size).toBe(entries.length);
});

test("the sidebar lists the areas in their groups and order", () => {
  const groups = sidebarGroups(screens).map(({ name, entries }) => [name, ...entries.map(({ handle }) => handle.sidebar?.label)]);
  expect(groups).toEqual([
    ["Work", "Dashboard", "Customers", "Markets"],
    ["Data", "Device Export", "Upload", "Pixels", "Pipeline"],
    ["Measurement", "Attribution"],
    ["Supply", "Providers", "Asset Owners", "Inventory"],
    ["Insights", "Campaign Explorer", "AI Insights", "AI Debug Logs"],
    ["Administration", "Validations", "Developers"],
  ]);
});

test("every route with code to fetch has a loader, without which the router ignores that the code is missing", () => {
  const all = (some: readonly RouteObject[]): RouteObject[] => some.flatMap((route) => [route, ...all(route.children ?? [])]);
  const silent = all(routes).filter(({ lazy, loader }) => lazy !== undefined && loader === undefined);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("no two screens share an id or a path", () => {
  for (const values of [screens.map(({ id }) => id), screens.map(({ path }) => path)]) {
    expect(new Set(values).size).toBe(values.length);
  }
});
