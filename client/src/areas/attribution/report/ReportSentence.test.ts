import { expect, test } from "vitest";
import type { NoTestReason } from "../../../__generated__/ReportSentence_page.graphql";
import { liftSentence } from "./ReportSentence";

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
const noVisits = { uniqueDevices: 10_000, visits: 0, visitationRateLabel: "0.00%" };

test.each([
  [
    "a lift",
    {},
    "Exposed devices visited the home page 28% more often than the control group. " +
      "A difference this large would arise by chance in about 3 of 1,000 cases.",
  ],
  [
    "a negative lift",
    { lift: -0.21875, liftLabel: "-21.88%" },
    "Exposed devices visited the home page 21.88% less often than the control group. " +
      "A difference this large would arise by chance in about 3 of 1,000 cases.",
  ],
  [
    "a lift of low confidence",
    { label: "Checkout Page", lift: 1.5, liftLabel: "+150.00%", confidence: { ...confidence, level: 0.8, pValue: 0.1765 } },
    "Exposed devices visited the checkout page 150% more often than the control group. " +
      "A difference this large would arise by chance in about 18 of 100 cases.",
  ],
  [
    "a lift that is not significant",
    { lift: 0.04, liftLabel: "+4.00%", confidence: { ...confidence, level: 0, pValue: 0.5545 } },
    "Exposed devices visited the home page 4% more often than the control group. " +
      "The difference is not significant: one this large would arise by chance in about 55 of 100 cases.",
  ],
  [
    "a negative lift that is not significant",
    { lift: -0.0625, liftLabel: "-6.25%", confidence: { ...confidence, level: 0, pValue: 0.5624 } },
    "Exposed devices visited the home page 6.25% less often than the control group. " +
      "The difference is not significant: one this large would arise by chance in about 56 of 100 cases.",
  ],
  [
    "a lift that is hardly one",
    { lift: 0.000_001, liftLabel: "0.00%", confidence: { ...confidence, level: 0, pValue: 0.9991 } },
    "Exposed devices visited the home page less than 0.01% more often than the control group. " +
      "The difference is not significant: one this large would arise by chance in nearly all cases.",
  ],
  [
    "no lift",
    { lift: 0, liftLabel: "0.00%", confidence: { ...confidence, level: 0, pValue: 1 } },
    "Exposed devices visited the home page as often as the control group.",
  ],
  [
    "no control visits",
    { lift: null, liftLabel: "N/A", control: noVisits, confidence: { ...confidence, pValue: 1e-30 } },
    "3.20% of the exposed devices visited the home page, and no device of the control group. " +
      "A difference this large would arise by chance in fewer than 1 of 10,000 cases.",
  ],
  [
    "no exposed visits",
    { lift: -1, liftLabel: "-100.00%", exposed: noVisits, confidence: { ...confidence, pValue: 0.000_24 } },
    "No exposed device visited the home page, but 2.50% of the control group. " +
      "A difference this large would arise by chance in about 2 of 10,000 cases.",
  ],
  [
    "more visits than devices",
    { lift: 12, liftLabel: "+1200.00%", confidence: { level: 0, pValue: null, noTestReason: "RATE_ABOVE_ONE" as const } },
    "Exposed devices visited the home page 1,200% more often than the control group. " +
      "More visits than devices were counted, so it cannot be computed how likely chance is.",
  ],
  [
    "a count that could not be read",
    { ...without("UNREADABLE_COUNT"), lift: null, liftLabel: "N/A" },
    "A count of the home page could not be read, so there is nothing to compare.",
  ],
  ["no visits", without("NO_VISITS"), "No device of either group visited the home page, so there is nothing to compare."],
  ["visits by all", without("ALL_VISITED"), "Every device of both groups visited the home page, so there is no difference."],
  [
    "no control devices",
    { ...without("NO_DEVICES"), exposed, control: noDevices },
    "The control group has no devices, so there is nothing to compare.",
  ],
  [
    "no exposed devices",
    { ...without("NO_DEVICES"), exposed: noDevices, control },
    "The exposed group has no devices, so there is nothing to compare.",
  ],
  [
    "no devices",
    { ...without("NO_DEVICES"), exposed: noDevices, control: noDevices },
    "Neither group has devices, so there is nothing to compare.",
  ],
])("%s in words", (_, changes, sentence) => {
  expect(liftSentence({ ...home, ...changes })).toBe(sentence);
});

/** A page without a test, for this reason. */
function without(noTestReason: NoTestReason) {
  return { confidence: { level: 0, pValue: null, noTestReason } };
}
