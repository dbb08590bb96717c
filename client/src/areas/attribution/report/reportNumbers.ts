const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });

/** A range of differences of rates. */
export function rangeText({ low, high }: { low: number; high: number }): string {
  return `${pointsNumber(low)} to ${pointsNumber(high)} percentage points`;
}

/** A level of confidence: 0.95 is "95%". */
export function levelText(fraction: number): string {
  return `${percent.format(fraction * 100)}%`;
}

/** A fraction in hundredths, rounded half away from zero. Twelve digits hide that most fractions are not exact. */
function pointsNumber(fraction: number): string {
  const size = Math.round(Number((Math.abs(fraction) * 10_000).toPrecision(12))) / 100;
  return `${fraction < 0 && size > 0 ? "-" : ""}${size.toFixed(2)}`;
}
