import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobFiles_job$data, JobFiles_job$key } from "../../__generated__/JobFiles_job.graphql";
import type { JobFilesRefreshMutation } from "../../__generated__/JobFilesRefreshMutation.graphql";
import type { JobFilesRefresh_job$key } from "../../__generated__/JobFilesRefresh_job.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { visuallyHidden } from "../../ui/layout/style";
import type { RowTask } from "../../ui/table/RowActions";
import { momentText, utcTimes } from "../../ui/text/format";

type File = JobFiles_job$data["files"][number];

/**
 * The files of a job, or why it failed, in lines so low that two of them fit into a row. Signed links are secrets, so they
 * are opened without a referrer.
 */
export function JobFiles({ job }: { job: JobFiles_job$key }) {
  const data = useFragment(
    graphql`
      fragment JobFiles_job on Job {
        failure
        files {
          key
          name
          url
          open {
            reason
          }
          expiryLabel
          expiresAt
          isExpired
        }
      }
    `,
    job,
  );
  const expired = useLinkExpiry(data.files);
  // The graph writes it in the zone of the request, which is the browser's.
  const expiryOf = ({ expiresAt, expiryLabel }: File) => (expiryLabel != null && utcTimes.isOn() ? `expires ${momentText(expiresAt)}` : expiryLabel);
  // Files of one job are usually signed together, so one badge says it for all of them.
  const hasExpired = data.files.every(({ key, url }) => Boolean(url) && expired.has(key));
  if (data.failure) {
    return (
      <Box title={data.failure} sx={{ ...low, maxWidth: { xs: MOST, xl: 320 }, display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" }}>
        {data.failure}
      </Box>
    );
  }
  if (data.files.length === 0) return null;
  return (
    <Box sx={{ ...low, display: "flex", alignItems: "center", columnGap: 2 }}>
      <Box component="ul" sx={{ m: 0, p: 0, minWidth: 0, maxWidth: { xs: MOST, xl: 320 }, listStyle: "none" }}>
        {data.files.map((file) => {
          const isExpired = Boolean(file.url) && expired.has(file.key);
          return (
            <Box component="li" key={file.key} sx={{ display: "flex", columnGap: 1.5 }}>
              <FileName file={file} isExpired={isExpired} />{" "}
              <Box component="span" sx={{ color: "text.secondary", ...(file.url ? { whiteSpace: "nowrap" } : oneLine) }} title={file.open.reason ?? undefined}>
                {file.url ? expiryOf(file) : file.open.reason}
              </Box>
              {isExpired && !hasExpired && expiredChip}
            </Box>
          );
        })}
      </Box>{" "}
      {hasExpired && expiredChip}
    </Box>
  );
}

/** The name is struck through as well, which has to do where the word has no room. */
const expiredChip = (
  <Box component="span" sx={{ "@media (min-width: 600px) and (max-width: 1399.95px)": visuallyHidden }}>
    <StatusChip tone="grey" label="Expired" />
  </Box>
);

/** The width of a file's name and its expiry. */
const MOST = 243;

const low = { fontSize: 12, lineHeight: "16px", overflowWrap: "anywhere" } as const;
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The name of a file, as a link if it may be opened. An expired link stays in sight, but leads nowhere. */
function FileName({ file: { key, name, url }, isExpired }: { file: File; isExpired: boolean }) {
  if (!url) return <Box component="span" title={key} sx={oneLine}>{name}</Box>;
  if (isExpired) {
    return (
      <Box
        component="a"
        role="link"
        aria-disabled="true"
        title={key}
        sx={{ ...oneLine, color: "text.secondary", textDecoration: "line-through", cursor: "not-allowed" }}
      >
        {name}
      </Box>
    );
  }
  return (
    <MuiLink href={url} title={key} sx={oneLine} underline="always" target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {name}
    </MuiLink>
  );
}

/** The longest delay of a browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

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

/** Refreshes a job, and with it its links. Null for jobs without links. It stands out once all have expired. */
export function useRefreshTask(job: JobFilesRefresh_job$key): RowTask | null {
  const { jobId, refresh, files } = useFragment(
    graphql`
      fragment JobFilesRefresh_job on Job {
        jobId
        refresh {
          allowed
        }
        files {
          key
          expiresAt
          isExpired
        }
      }
    `,
    job,
  );
  const expired = useLinkExpiry(files);
  // The store updates every list that shows the job.
  const { submit, isBusy } = useSubmit<JobFilesRefreshMutation>(
    graphql`
      mutation JobFilesRefreshMutation($input: RefreshJobInput!) {
        refreshJob(input: $input) {
          job {
            ...JobStatusChip_job
            ...JobFiles_job
            ...JobFilesRefresh_job
          }
          errors {
            message
          }
        }
      }
    `,
    { failed: "Error loading job.", tone: "orange" },
  );
  if (!refresh.allowed) return null;
  return {
    label: "Refresh",
    description: `Refresh job ${jobId}`,
    onSelect: () => submit({ jobId }),
    isBusy,
    isPrimary: files.length > 0 && files.every(({ key }) => expired.has(key)),
  };
}
