import type { FacePosition, SupportedAssetsCheckInput } from "../../__generated__/ValidationResultsQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { wholeNumber } from "../../ui/form/entries";
import { numberText } from "../../ui/text/format";

/** What the form holds. */
export type ValidationFields = {
  readonly customer: Choice<number> | null;
  readonly adGroupId: string;
  readonly assetOwner: string;
  readonly mediaProduct: string;
  readonly mediaPositions: readonly FacePosition[];
  readonly assetIdText: string;
};

/** The message at each field that keeps the form from being sent. */
export type ValidationProblems = Partial<Record<keyof ValidationFields, string>>;

export const positions: readonly FacePosition[] = ["LEFT", "RIGHT", "BACK", "CENTER"];

export const emptyFields: ValidationFields = {
  customer: null,
  adGroupId: "",
  assetOwner: "",
  mediaProduct: "",
  mediaPositions: [],
  assetIdText: "",
};

/** What is missing, or is no number. */
export function problemsOf({ customer, adGroupId, assetOwner, mediaProduct }: ValidationFields): ValidationProblems {
  return {
    ...(customer === null && { customer: "Select a customer." }),
    ...(adGroupId.trim() === ""
      ? { adGroupId: "Enter an ad group ID." }
      : wholeNumber(adGroupId) === null && { adGroupId: "An ad group ID is a whole number of up to 2,147,483,647." }),
    ...(assetOwner.trim() === "" && { assetOwner: "Enter an asset owner." }),
    ...(mediaProduct.trim() === "" && { mediaProduct: "Enter a media product." }),
  };
}

/** The input of the check. The gateway trims the texts and reads the ids in theirs. */
export function checkInput(fields: ValidationFields): SupportedAssetsCheckInput {
  const { customer, adGroupId, assetOwner, mediaProduct, mediaPositions, assetIdText } = fields;
  return {
    customerId: customer?.value,
    adGroupId: wholeNumber(adGroupId),
    assetOwner,
    mediaProduct,
    mediaPositions: [...mediaPositions],
    assetIdText,
  };
}

/** The parameters of the address that hold the form. */
const names = { customer: "customer", adGroup: "ad-group", owner: "owner", product: "product", position: "position", assets: "assets" } as const;

/** Marks an address of which a run was shown. */
export const RAN = "ran";

/** A longer list of asset ids does not fit into an address. */
const MOST_CHARACTERS = 2_000;

/** In place of such a list. */
const TOO_LONG = "too-long";

/** The form that an address holds. What is invalid there is ignored. */
export function readForm(search: URLSearchParams): ValidationFields {
  const customer = wholeNumber(search.get(names.customer) ?? "");
  const assets = search.get(names.assets) ?? "";
  return {
    customer: customer === null ? null : { value: customer, label: `Customer ${customer}` },
    adGroupId: search.get(names.adGroup) ?? emptyFields.adGroupId,
    assetOwner: search.get(names.owner) ?? emptyFields.assetOwner,
    mediaProduct: search.get(names.product) ?? emptyFields.mediaProduct,
    mediaPositions: positions.filter((position) => search.getAll(names.position).includes(position)),
    assetIdText: assets === TOO_LONG ? "" : assets,
  };
}

/** Writes the form to an address. */
export function writeForm(current: URLSearchParams, fields: ValidationFields): URLSearchParams {
  const { customer, adGroupId, assetOwner, mediaProduct, mediaPositions, assetIdText } = fields;
  const next = new URLSearchParams([...current].filter(([name]) => !Object.values<string>(names).includes(name)));
  const set = (name: string, value: string) => value !== "" && next.append(name, value);
  set(names.customer, customer === null ? "" : String(customer.value));
  set(names.adGroup, adGroupId);
  set(names.owner, assetOwner);
  set(names.product, mediaProduct);
  for (const position of mediaPositions) set(names.position, position);
  set(names.assets, assetIdText.length > MOST_CHARACTERS ? TOO_LONG : assetIdText);
  return next;
}

/** What an address could not keep, as sentences; null if it kept all. */
export function lostText(search: URLSearchParams): string | null {
  const lost = [
    search.has(RAN) && "The results were not kept. Run the validation again to see them.",
    search.get(names.assets) === TOO_LONG && "The asset IDs were too many to be kept. Enter them again.",
  ].filter((text) => text !== false);
  return lost.length === 0 ? null : lost.join(" ");
}

const SHOWN_PARTS = 5;
const SHOWN_CHARACTERS = 20;

/** The first parts of a list, each shortened, and how many more there are. */
export function listText(parts: readonly string[]): string {
  const shown = parts
    .slice(0, SHOWN_PARTS)
    .map((part) => (part.length > SHOWN_CHARACTERS ? `${part.slice(0, SHOWN_CHARACTERS)}…` : part))
    .join(", ");
  const rest = parts.length - SHOWN_PARTS;
  return rest > 0 ? `${shown} and ${numberText(rest)} more` : shown;
}
