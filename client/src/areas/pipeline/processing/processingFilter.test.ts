import { expect, test } from "vitest";
import { jobFilter } from "./processingFilter";

const job = (hasImpressions: boolean, hasDemographics: boolean, marketName: string | null = "Boston") => ({ hasImpressions, hasDemographics, marketName });

test.each([
  [null, null, job(false, false), true],
  [null, null, job(false, false, null), true],
  ["impressions", null, job(true, false), true],
  ["impressions", null, job(false, true), false],
  ["demographics", null, job(false, true), true],
  ["demographics", null, job(true, false), false],
  ["of another kind", null, job(false, false), true],
  [null, "Boston", job(false, false), true],
  [null, "Boston", job(false, false, "Boston North"), false],
  [null, "Boston", job(false, false, null), false],
  ["impressions", "Boston", job(true, false), true],
  ["impressions", "Boston", job(false, false), false],
  ["impressions", "Boston", job(true, false, "Denver"), false],
])("the type %s and the market %s keep %o: %s", (type, market, row, isKept) => expect(jobFilter(type, market)(row)).toBe(isKept));
