import { graphql, useFragment } from "react-relay";
import type { useExpiredFiles_job$key } from "../../__generated__/useExpiredFiles_job.graphql";
import { useExpiredLinks } from "./useExpiredLinks";

/** The keys of a job's files whose links have expired, and whether all have. */
export function useExpiredFiles(job: useExpiredFiles_job$key): { expired: ReadonlySet<string>; haveAllExpired: boolean } {
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
  const expired = useExpiredLinks(files.map(({ key, expiresAt, isExpired }) => ({ key, expiresAt, isExpired })));
  return { expired, haveAllExpired: files.length > 0 && files.every(({ key }) => expired.has(key)) };
}
