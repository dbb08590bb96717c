/** One key of a configuration while it is edited. */
export type ConfigEntry = {
  readonly key: string;
  readonly value: string;
  /** Whether the value, or a part of it, is hidden until the user shows it. */
  readonly isSecret: boolean;
  /** What the value was when the form was opened; undefined for a new key. */
  readonly stored?: StoredValue;
};

type StoredValue = {
  readonly value: string;
  readonly maskedValue: string;
  /** Whether some of the value can be read while it is masked. */
  readonly isPartlyMasked: boolean;
};

type GraphEntry = Omit<ConfigEntry, "stored"> & { readonly maskedValue: string };

/** A key of the graph as one to edit. */
export function editedEntry({ key, value, maskedValue, isSecret }: GraphEntry): ConfigEntry {
  const isPartlyMasked = maskedValue !== value && !/^•*$/.test(maskedValue);
  return { key, value, isSecret, stored: { value, maskedValue, isPartlyMasked } };
}

/** The configuration with one more key at its end. An empty or existing name adds nothing. */
export function withKey(config: readonly ConfigEntry[], name: string): readonly ConfigEntry[] {
  const key = name.trim();
  if (key === "" || config.some((entry) => entry.key === key)) return config;
  return [...config, { key, value: "", isSecret: false }];
}

/** What is kept of an unsaved configuration. Secrets are not, and a new value may be one. */
export const draftOf = (config: readonly ConfigEntry[]): readonly { key: string; value: string | null }[] =>
  config.map(({ key, value, isSecret, stored }) => ({ key, value: isSecret || (stored === undefined && key !== "url") ? null : value }));

/** The configuration with what was kept. What was not keeps its value, which is empty for a new key. */
export const restored = (config: readonly ConfigEntry[], kept: readonly { key: string; value: string | null }[]): ConfigEntry[] =>
  kept.map(({ key, value }) => {
    const entry = config.find((other) => other.key === key) ?? { key, value: "", isSecret: false };
    return value === null ? entry : { ...entry, value };
  });
