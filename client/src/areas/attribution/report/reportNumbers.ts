const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });

/** A rate: 0.1113 is "11.13%". */
export function rateText(fraction: number): string {
  return `${pointsNumber(fraction)}%`;
}

/** A difference of rates: 0.007 is "0.70 percentage points". */
export function pointsText(fraction: number): string {
  return `${pointsNumber(fraction)} percentage points`;
}

/** A range of such differences. */
export function rangeText({ low, high }: { low: number; high: number }): string {
  return `${pointsNumber(low)} to ${pointsNumber(high)} percentage points`;
}

/** A level of confidence: 0.95 is "95%". */
export function levelText(fraction: number): string {
  return `${percent.format(fraction * 100)}%`;
}

/** A p value; the smallest ones have no digits that matter. */
export function probabilityText(probability: number): string {
  return probability < 0.0001 ? "less than 0.0001" : probability.toFixed(4);
}

/** A fraction in hundredths, rounded half away from zero. Twelve digits hide that most fractions are not exact. */
function pointsNumber(fraction: number): string {
  const size = Math.round(Number((Math.abs(fraction) * 10_000).toPrecision(12))) / 100;
  return `${fraction < 0 && size > 0 ? "-" : ""}${size.toFixed(2)}`;
}
