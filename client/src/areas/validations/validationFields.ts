import type { FacePosition, SupportedAssetsCheckInput } from "../../__generated__/ValidationResultsQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { wholeNumber } from "../../ui/form/wholeNumber";

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
