import type { StudyType } from "../../../__generated__/StudyCard_study.graphql";

/** The name to show for a study: its number when the name is blank. */
export function studyLabel({ name, attributionId }: { readonly name: string; readonly attributionId: number }): string {
  return name.trim() === "" ? `Study ${attributionId}` : name;
}

const types: Partial<Record<StudyType, string>> = { LIFT: "Lift", CONVERSION: "Conversion" };

/** What a study measures; an unknown type is as the service spells it. */
export function typeLabel({ type, typeText }: { readonly type: StudyType | null | undefined; readonly typeText: string | null | undefined }) {
  return (type && types[type]) ?? typeText;
}
