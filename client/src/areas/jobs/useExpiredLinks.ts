import { useEffect, useState } from "react";

/** The longest delay of a browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

type File = {
  readonly key: string;
  readonly expiresAt: string | null | undefined;
  /** Whether the link had expired when it was read. */
  readonly isExpired: boolean;
};

/** The keys of the files whose links have expired: before they were read, or while they are shown. */
export function useExpiredLinks(files: readonly File[]): ReadonlySet<string> {
  // The instant up to which links have expired while they were shown, in milliseconds.
  const [passed, setPassed] = useState(0);
  const instants = files.flatMap(({ expiresAt, isExpired }) =>
    isExpired || expiresAt == null ? [] : [Date.parse(expiresAt)],
  );
  const next = Math.min(...instants.filter((instant) => instant > passed));

  useEffect(() => {
    if (next === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = next - Date.now();
      if (left <= 0) setPassed(next);
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
    };
    timer = setTimeout(wait, 0);
    return () => clearTimeout(timer);
  }, [next]);

  const hasExpired = ({ expiresAt, isExpired }: File) =>
    isExpired || (expiresAt != null && Date.parse(expiresAt) <= passed);
  return new Set(files.filter(hasExpired).map(({ key }) => key));
}
