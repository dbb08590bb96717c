/** The steps that read well between the ticks of an axis, as parts of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;
/** The width of a character of an axis, and the least distance between two labels, in pixels. */
const CHARACTER = 6.5;
const GAP = 8;
/** With so few labels each is shown, cut if need be: none of them follows from its neighbours. */
const FEW = 4;

/** The width of a text on an axis, in pixels. */
export function textWidth(text: string): number {
  return text.length * CHARACTER;
}

/** The ticks of an axis that shows all values and 0. Its first and last one are the ends of the axis. */
export function valueTicks(values: readonly number[], isWhole: boolean): readonly number[] {
  // Not as arguments: there may be more values than a call takes.
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  // An axis needs a length, though all values be 0.
  if (low === high) return [0, 1];
  const least = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = STEPS.map((part) => part * power).filter((step) => !isWhole || (step >= 1 && Number.isInteger(step)));
  const step = steps.find((each) => each >= least * (1 - 1e-9)) ?? 1;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Rounded, since 3 * 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}

/** The ticks of a logarithmic axis from 0: the powers of ten, up to the first that no value exceeds. */
export function powerTicks(values: readonly number[]): readonly number[] {
  const high = values.reduce((most, value) => Math.max(most, value), 1);
  return [0, ...Array.from({ length: Math.ceil(Math.log10(high) - 1e-9) + 1 }, (_, power) => 10 ** power)];
}

/** How far the highest value is above the usual ones before these lie flat beside it. */
const FLATTENING = 8;

/** Whether a few values are so high that the others would lie flat on a linear scale. */
export function isFlattened(values: readonly number[]): boolean {
  const ascending = values.filter((value) => value > 0).toSorted((left, right) => left - right);
  const usual = ascending[Math.floor(ascending.length * 0.9)];
  return usual !== undefined && (ascending.at(-1) ?? 0) > usual * FLATTENING;
}

/** Which labels fit beside each other where they lie, as pixels from the left, ascending. */
export function spacedLabels(labels: readonly string[], lefts: readonly number[]): readonly number[] {
  const needed = Math.max(0, ...labels.map(textWidth)) + GAP;
  const places: number[] = [];
  let free = -Infinity;
  for (const [place, left] of lefts.entries()) {
    if (left < free) continue;
    places.push(place);
    free = left + needed;
  }
  return places;
}

/** Where labels of one width begin: each below its mark, or as close to it as its neighbours and the ends let it. Null if they do not fit. */
export function labelsBelow(marks: readonly number[], each: number, room: number): readonly number[] | null {
  if (marks.length * each > room) return null;
  let free = 0;
  const lefts = marks.map((mark) => {
    const left = Math.max(free, mark - each / 2);
    free = left + each;
    return left;
  });
  let end = room;
  return lefts.toReversed().map((left) => (end = Math.min(left + each, end) - each)).toReversed();
}

/** Which labels of an axis fit beside each other, when each of them has so many pixels. From one that is shown to the next it is at least `least` labels. */
export function shownLabels(labels: readonly string[], room: number, least = 1): { places: readonly number[]; text: (place: number) => string } {
  const needed = Math.max(0, ...labels.map(textWidth)) + GAP;
  const every = [1, 2, 3, 4, 6, 8, 12].find((step) => step >= least && step * room >= needed) ?? Math.ceil(needed / room);
  const step = labels.length <= FEW ? 1 : Math.min(every, Math.ceil(labels.length / 2));
  const characters = Math.max(1, Math.floor((step * room - GAP) / CHARACTER));
  return {
    places: labels.flatMap((_, place) => (place % step === 0 ? [place] : [])),
    text: (place) => {
      const label = labels[place] ?? "";
      return label.length <= characters ? label : `${label.slice(0, characters - 1)}…`;
    },
  };
}
