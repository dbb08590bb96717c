import { expect, test } from "vitest";
import { matchArguments, offeredEligibilities, readFilter, type ValidationFilter, writeFilter } from "./validationFilter";

const none: ValidationFilter = { eligibility: null, reasons: [], search: "", sort: { key: "assetId", direction: "asc" }, isGrouped: false };

test.each<[string, Partial<ValidationFilter>]>([
  ["", {}],
  ["eligibility=eligible", { eligibility: "ELIGIBLE" }],
  ["reason=inactive&reason=a%2Cb", { reasons: ["inactive", "a,b"] }],
  ["sort=-owner", { sort: { key: "owner", direction: "desc" } }],
  ["group=reason", { isGrouped: true }],
])("the address %j is read and written", (address, changes) => {
  const filter = { ...none, ...changes };
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeFilter(new URLSearchParams(), filter).toString()).toBe(address);
});

test("what is unknown in the address is ignored", () => {
  expect(readFilter(new URLSearchParams("eligibility=some&reason=&reason=a&reason=a&sort=found&group=1"))).toEqual({ ...none, reasons: ["a"] });
});

test("a change leaves the rest of the address", () => {
  const address = new URLSearchParams("asset=12&reason=a&reason=b&sort=owner");
  expect(writeFilter(address, { reasons: ["c"] }).toString()).toBe("asset=12&sort=owner&reason=c");
  expect(writeFilter(address, { sort: none.sort }).toString()).toBe("asset=12&reason=a&reason=b");
});

test("only a run with eligible rows offers them", () => {
  const offered = (hasEligible: boolean) => offeredEligibilities(hasEligible).map(({ label }) => label);
  expect(offered(true)).toEqual(["All", "Eligible", "Ineligible"]);
  expect(offered(false)).toEqual(["Ineligible"]);
});

test("the graph is asked for what the address says", () => {
  expect(matchArguments(none, "INELIGIBLE")).toEqual({
    filter: { eligibility: "INELIGIBLE", allReasons: [], text: "" },
    orderBy: { field: "ASSET_ID", direction: "ASC" },
  });
  const filter = readFilter(new URLSearchParams("reason=a&asset=12&sort=-classRef"));
  expect(matchArguments(filter, "ALL")).toEqual({
    filter: { eligibility: "ALL", allReasons: ["a"], text: "12" },
    orderBy: { field: "CLASS_REF", direction: "DESC" },
  });
});
