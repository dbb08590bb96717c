import type { Choice } from "../../../ui/form/choices";

/** The two lists of prompts. */
type PromptKind = "system" | "suggested";

export const promptKinds: readonly Choice<PromptKind>[] = [
  { value: "system", label: "System Prompts" },
  { value: "suggested", label: "Suggested Prompts" },
];

/** The search parameter of the list that is shown, without which it is that of the system prompts. */
export const KIND = "prompts";

/** The search parameters of the filters: a type of system prompts, a workflow of suggested ones, and the status. */
export const FEATURE = "feature";
export const WORKFLOW = "workflow";
export const STATUS = "status";
export const promptFilters = [FEATURE, WORKFLOW, STATUS] as const;

/** The search parameter of the order of system prompts, without which the newest version is first. */
export const ORDER = "order";
export const OLDEST = "oldest";

/** The search parameter of the page of the table. */
export const PROMPTS_PAGE = "prompts-page";

/** The search parameter of the prompt that is open. */
export const PROMPT = "prompt";

/** What loses its meaning with another list. */
export const ofOneKind = [...promptFilters, ORDER, PROMPTS_PAGE, PROMPT] as const;

/** What "Status" offers besides all. */
export const statusChoices: readonly Choice[] = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

/** The list that an address shows. */
export function promptKindOf(search: URLSearchParams): PromptKind {
  return search.get(KIND) === "suggested" ? "suggested" : "system";
}

/** Rows of a table. */
export const PAGE_SIZE = 50;

/** Whether a prompt of this type or workflow passes the filters of an address. `param` holds that filter. */
export function isShown(
  search: URLSearchParams,
  param: typeof FEATURE | typeof WORKFLOW,
  { group, isActive }: { group: string | null | undefined; isActive: boolean },
): boolean {
  const wanted = search.get(param);
  const status = search.get(STATUS);
  return (wanted === null || wanted === group) && status !== (isActive ? "inactive" : "active");
}
