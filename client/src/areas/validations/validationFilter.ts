import type {
  AssetEligibility,
  SupportedAssetFilter,
  SupportedAssetOrder,
  SupportedAssetOrderField,
} from "../../__generated__/ValidationResultsMatchesQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { type Sort, sortFromParam, sortToParam } from "../../ui/table/sort";

/** How the rows of a run are shown; the address holds it. */
export type ValidationFilter = {
  /** Null for the run's default. */
  readonly eligibility: AssetEligibility | null;
  readonly reasons: readonly string[];
  readonly search: string;
  readonly sort: Sort;
  readonly isGrouped: boolean;
};

/** The parameters of the address. */
export const filterParams = ["eligibility", "reason", "asset", "sort", "group"] as const;

/** The filters among them, which Clear Filters removes. */
export const clearedParams = ["eligibility", "reason", "asset"] as const;

const eligibilities: readonly Choice<AssetEligibility>[] = [
  { value: "ALL", label: "All" },
  { value: "ELIGIBLE", label: "Eligible" },
  { value: "INELIGIBLE", label: "Ineligible" },
];

/** What a run offers: without eligible rows, only the ineligible ones. */
export function offeredEligibilities(hasEligible: boolean): readonly Choice<AssetEligibility>[] {
  return hasEligible ? eligibilities : eligibilities.filter(({ value }) => value === "INELIGIBLE");
}

/** What rows are sorted by: the keys are those of the columns. */
export const orders: readonly Choice[] = [
  { value: "assetId", label: "Asset ID" },
  { value: "owner", label: "Owner" },
  { value: "classRef", label: "Class" },
];

const orderFields: Readonly<Record<string, SupportedAssetOrderField>> = {
  assetId: "ASSET_ID",
  owner: "ASSET_OWNER",
  classRef: "CLASS_REF",
};

const defaultSort: Sort = { key: "assetId", direction: "asc" };

/** Reads the filter from the address. What is invalid there is ignored. */
export function readFilter(search: URLSearchParams): ValidationFilter {
  const eligibility = search.get("eligibility")?.toUpperCase();
  return {
    eligibility: eligibilities.find(({ value }) => value === eligibility)?.value ?? null,
    reasons: [...new Set(search.getAll("reason"))].filter(Boolean),
    search: search.get("asset") ?? "",
    sort: sortFromParam(search.get("sort"), Object.keys(orderFields), defaultSort) ?? defaultSort,
    isGrouped: search.get("group") === "reason",
  };
}

/** Writes changes of the filter to an address. */
export function writeFilter(current: URLSearchParams, changes: Partial<ValidationFilter>): URLSearchParams {
  const next = new URLSearchParams(current);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  const { eligibility, reasons, sort, isGrouped } = changes;
  if (eligibility !== undefined) set("eligibility", eligibility?.toLowerCase() ?? null);
  if (sort !== undefined) set("sort", sortToParam(sort, defaultSort));
  if (isGrouped !== undefined) set("group", isGrouped ? "reason" : null);
  if (reasons !== undefined) {
    next.delete("reason");
    for (const reason of reasons) next.append("reason", reason);
  }
  return next;
}

/** The arguments of the graph. */
export function matchArguments(
  filter: ValidationFilter,
  eligibility: AssetEligibility,
): { filter: SupportedAssetFilter; orderBy: SupportedAssetOrder } {
  return {
    filter: {
      eligibility,
      allReasons: [...filter.reasons],
      text: filter.search,
    },
    orderBy: {
      field: orderFields[filter.sort.key] ?? "ASSET_ID",
      direction: filter.sort.direction === "asc" ? "ASC" : "DESC",
    },
  };
}
