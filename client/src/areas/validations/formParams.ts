import { wholeNumber } from "../../ui/form/wholeNumber";
import { emptyFields, positions, type ValidationFields } from "./validationFields";

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
