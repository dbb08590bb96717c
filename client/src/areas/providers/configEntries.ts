/** One key of a configuration while it is edited. */
export type ConfigEntry = {
  readonly key: string;
  readonly value: string;
  /** Whether the value is hidden until the user shows it. */
  readonly isSecret: boolean;
};

/** The configuration with one more key at its end. An empty or existing name adds nothing. */
export function withKey(config: readonly ConfigEntry[], name: string): readonly ConfigEntry[] {
  const key = name.trim();
  if (key === "" || config.some((entry) => entry.key === key)) return config;
  return [...config, { key, value: "", isSecret: false }];
}
