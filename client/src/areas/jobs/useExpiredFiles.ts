import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useExpiredFiles_job$key } from "../../__generated__/useExpiredFiles_job.graphql";

/** The longest delay of a browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The keys of a job's files whose links have expired, whether all have, and when each expires. */
export function useExpiredFiles(job: useExpiredFiles_job$key): {
  expired: ReadonlySet<string>;
  haveAllExpired: boolean;
  expiries: ReadonlyMap<string, string | null | undefined>;
} {
  const { files } = useFragment(
    graphql`
      fragment useExpiredFiles_job on Job {
        files {
          key
          expiresAt
          isExpired
        }
      }
    `,
    job,
  );
  const expired = useLinkExpiry(files.map(({ key, expiresAt, isExpired }) => ({ key, expiresAt, isExpired })));
  return {
    expired,
    haveAllExpired: files.length > 0 && files.every(({ key }) => expired.has(key)),
    expiries: new Map(files.map(({ key, expiresAt }) => [key, expiresAt])),
  };
}

type Link = {
  readonly key: string;
  readonly expiresAt: string | null | undefined;
  /** Whether it had expired when it was read. */
  readonly isExpired: boolean;
};

/** The keys of the links that have expired: before they were read, or while they are shown. */
export function useLinkExpiry(links: readonly Link[]): ReadonlySet<string> {
  // The instant up to which links have expired while they were shown, in milliseconds.
  const [passed, setPassed] = useState(0);
  const instants = links.flatMap(({ expiresAt, isExpired }) =>
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

  const hasExpired = ({ expiresAt, isExpired }: Link) =>
    isExpired || (expiresAt != null && Date.parse(expiresAt) <= passed);
  return new Set(links.filter(hasExpired).map(({ key }) => key));
}
