const PREFIX = "graphiql:";

/** Where GraphiQL keeps texts that were run, as JSON with the headers of each. */
const HISTORIES = new Set([`${PREFIX}queries`, `${PREFIX}favorites`]);

/** Local storage as GraphiQL uses it. Headers are left out, because they may hold a token. */
export const graphiqlStorage = {
  getItem: (key: string): string | null => localStorage.getItem(key),
  setItem: (key: string, value: string): void => localStorage.setItem(key, HISTORIES.has(key) ? withoutHeaders(value) : value),
  removeItem: (key: string): void => localStorage.removeItem(key),
  clear: (): void => {
    for (const key of ownKeys()) localStorage.removeItem(key);
  },
  get length(): number {
    return ownKeys().length;
  },
};

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function withoutHeaders(history: string): string {
  return JSON.stringify(JSON.parse(history), (key, value: unknown) => (key === "headers" ? undefined : value));
}
