import type { Choice } from "../../ui/form/choices";

/** The enum value for every text of a service that the graph does not know. It cannot be sent. */
export const UNRECOGNIZED = "UNRECOGNIZED";

/** The choices and, after them, the service's own text if the graph did not recognize the stored value. */
export function withUnrecognized<Value extends string>(
  choices: readonly Choice<Value>[],
  stored: Value | typeof UNRECOGNIZED | null | undefined,
  text: string | null | undefined,
): readonly Choice<Value | typeof UNRECOGNIZED>[] {
  return stored === UNRECOGNIZED ? [...choices, { value: UNRECOGNIZED, label: text ?? "" }] : choices;
}

/** What to send of a chosen value: undefined for an unrecognized one, which the record then keeps. */
export function sentValue<Value extends string | null>(chosen: Value): Exclude<Value, typeof UNRECOGNIZED> | undefined {
  return isKnown(chosen) ? chosen : undefined;
}

function isKnown<Value extends string | null>(value: Value): value is Exclude<Value, typeof UNRECOGNIZED> {
  return value !== UNRECOGNIZED;
}
