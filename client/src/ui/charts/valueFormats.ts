import { numberText } from "../text/format";

/** How the values of a chart are written. */
export type ValueFormat = {
  /** A value in full, for tables and tooltips. */
  text: (value: number) => string;
  /** A value on an axis: short, since all of them must fit beside it. */
  tick: (value: number) => string;
  /** Whether values are whole, so that an axis never stops at a half. */
  isWhole: boolean;
};

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });
const short = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });

const shortText = (value: number): string => (Math.abs(value) < 10_000 ? short : compact).format(value);

/** Counts, such as 12,345; 12.3K on an axis. */
export const counts: ValueFormat = {
  text: numberText,
  tick: (value) => (Math.abs(value) < 10_000 ? numberText(value) : compact.format(value)),
  isWhole: true,
};

/** Percentage points, with their sign. */
export const points: ValueFormat = {
  text: (value) => `${value > 0 ? "+" : ""}${value.toFixed(2)}`,
  tick: (value) => `${value > 0 ? "+" : ""}${shortText(value)}`,
  isWhole: false,
};

/** Percents, given as 12.5 for 12.50%. */
export const percents: ValueFormat = {
  text: (value) => `${value.toFixed(2)}%`,
  tick: (value) => `${shortText(value)}%`,
  isWhole: false,
};
