import { expect, test } from "vitest";
import { bestPlace, type ToastPlace } from "./toastPlaces";

const view = { width: 1280, height: 800 };
const toast = { width: 400, height: 48 };

/** A control from one corner to the other. */
type Control = readonly [left: number, top: number, right: number, bottom: number];

const bottomBar: Control = [0, 720, 1280, 800];
const saveInMiddle: Control = [600, 730, 680, 764];
const pager: Control = [1100, 740, 1270, 774];

test.each<[string, ToastPlace, readonly Control[], ToastPlace]>([
  ["nothing below it", "bottom", [], "bottom"],
  ["a button below its middle", "bottom", [saveInMiddle], "bottom-left"],
  ["a button just outside of it", "bottom", [[841, 730, 900, 764]], "bottom"],
  ["a button below its edge", "bottom", [[839, 730, 900, 764]], "bottom-left"],
  ["a pager at the right", "bottom", [pager], "bottom"],
  ["controls along the bottom", "bottom", [bottomBar], "top"],
  ["controls at the bottom and the top", "bottom", [bottomBar, [400, 60, 900, 100]], "above-bottom"],
  ["controls everywhere but in a corner that has one", "bottom", [[0, 0, 1280, 400], [400, 300, 900, 720], saveInMiddle, [450, 735, 520, 764], pager, [0, 740, 60, 760]], "bottom-left"],
  ["a clear place of its own", "top", [], "top"],
])("with %s, a toast at the %s goes to the best place", (_, current, controls, place) => {
  const controlAt = (x: number, y: number) => controls.find(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom) ?? null;
  expect(bestPlace(toast, view, current, controlAt)).toBe(place);
});
