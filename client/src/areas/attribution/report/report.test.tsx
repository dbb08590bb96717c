import { expect, test } from "vitest";
import type { NoTestReason } from "../../../__generated__/ReportLift_page.graphql";
import { liftSentence } from "./ReportLift";
import { levelText, rangeText } from "./reportNumbers";

/** A page on which 320 of 10,000 exposed devices and 250 of 10,000 control devices were. */
const home = {
  label: "Home Page",
  lift: 0.28,
  liftLabel: "+28.00%",
  exposed: { uniqueDevices: 10_000, visits: 320, visitationRateLabel: "3.20%" },
  control: { uniqueDevices: 10_000, visits: 250, visitationRateLabel: "2.50%" },
  confidence: { level: 0.99, pValue: 0.002_933, noTestReason: null },
};

const { exposed, control, confidence } = home;
const noDevices = { uniqueDevices: 0, visits: 0, visitationRateLabel: "0.00%" };
const noVisits = { ...noDevices, uniqueDevices: 10_000 };
const insignificant = (pValue: number) => ({ confidence: { ...confidence, level: 0, pValue } });
/** A page without a test, for this reason. */
const without = (noTestReason: NoTestReason) => ({ confidence: { level: 0, pValue: null, noTestReason } });

const often = (text: string) => `Exposed devices visited the home page ${text} often than the control group.`;
const chance = (text: string) => ` A difference this large would arise by chance in ${text} cases.`;
const noChance = (text: string) => ` The difference is not significant: one this large would arise by chance in ${text} cases.`;
const nothing = (text: string) => `${text}, so there is nothing to compare.`;

test.each<[string, Partial<Parameters<typeof liftSentence>[0]>, string]>([
  ["a lift", {}, often("28% more") + chance("about 3 of 1,000")],
  ["a negative lift", { lift: -0.21875, liftLabel: "-21.88%" }, often("21.88% less") + chance("about 3 of 1,000")],
  [
    "a lift of low confidence",
    { label: "Checkout Page", lift: 1.5, liftLabel: "+150.00%", confidence: { ...confidence, level: 0.8, pValue: 0.1765 } },
    often("150% more").replace("home", "checkout") + chance("about 18 of 100"),
  ],
  ["a lift that is not significant", { lift: 0.04, liftLabel: "+4.00%", ...insignificant(0.5545) }, often("4% more") + noChance("about 55 of 100")],
  ["a negative lift that is not significant", { lift: -0.0625, liftLabel: "-6.25%", ...insignificant(0.5624) }, often("6.25% less") + noChance("about 56 of 100")],
  ["a lift that is hardly one", { lift: 0.000_001, liftLabel: "0.00%", ...insignificant(0.9991) }, often("less than 0.01% more") + noChance("nearly all")],
  ["no lift", { lift: 0, liftLabel: "0.00%", ...insignificant(1) }, "Exposed devices visited the home page as often as the control group."],
  [
    "no control visits",
    { lift: null, liftLabel: "N/A", control: noVisits, confidence: { ...confidence, pValue: 1e-30 } },
    `3.20% of the exposed devices visited the home page, and no device of the control group.${chance("fewer than 1 of 10,000")}`,
  ],
  [
    "no exposed visits",
    { lift: -1, liftLabel: "-100.00%", exposed: noVisits, confidence: { ...confidence, pValue: 0.000_24 } },
    `No exposed device visited the home page, but 2.50% of the control group.${chance("about 2 of 10,000")}`,
  ],
  [
    "more visits than devices",
    { lift: 12, liftLabel: "+1200.00%", ...without("RATE_ABOVE_ONE") },
    `${often("1,200% more")} More visits than devices were counted, so it cannot be computed how likely chance is.`,
  ],
  ["a count that could not be read", { ...without("UNREADABLE_COUNT"), lift: null, liftLabel: "N/A" }, nothing("A count of the home page could not be read")],
  ["no visits", without("NO_VISITS"), nothing("No device of either group visited the home page")],
  ["visits by all", without("ALL_VISITED"), "Every device of both groups visited the home page, so there is no difference."],
  ["no control devices", { ...without("NO_DEVICES"), exposed, control: noDevices }, nothing("The control group has no devices")],
  ["no exposed devices", { ...without("NO_DEVICES"), exposed: noDevices, control }, nothing("The exposed group has no devices")],
  ["no devices", { ...without("NO_DEVICES"), exposed: noDevices, control: noDevices }, nothing("Neither group has devices")],
])("%s in words", (_, changes, sentence) => expect(liftSentence({ ...home, ...changes })).toBe(sentence));

test.each([
  [-0.001, 0.026, "-0.10 to 2.60 percentage points"],
  // 0.01525 * 100 is a little less than 1.525.
  [-0.01525, 0.01525, "-1.53 to 1.53 percentage points"],
  [-0.000_001, 0, "0.00 to 0.00 percentage points"],
])("the range from %d to %d is %s", (low, high, text) => expect(rangeText({ low, high })).toBe(text));

test("a level is in percent", () => expect([0.95, 0.29, 0.999].map(levelText)).toEqual(["95%", "29%", "99.9%"]));
