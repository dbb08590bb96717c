/** The keys of rows, made different: from its second row on, a key that several rows have gets a number. */
export function distinctKeys(keys: readonly (string | number)[]): readonly string[] {
  const used = new Set<string>(keys.map(String));
  if (used.size === keys.length) return [...used];
  const seen = new Map<string, number>();
  return keys.map((given) => {
    const key = String(given);
    let count = (seen.get(key) ?? 0) + 1;
    let distinct = key;
    if (count > 1) {
      while (used.has((distinct = `${key} (${count})`))) count += 1;
      used.add(distinct);
    }
    seen.set(key, count);
    return distinct;
  });
}
