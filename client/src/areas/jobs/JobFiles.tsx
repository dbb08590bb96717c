import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { graphql, useFragment } from "react-relay";
import type { JobFiles_job$data, JobFiles_job$key } from "../../__generated__/JobFiles_job.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { momentText, utcTimes } from "../../ui/text/format";
import { useExpiredFiles } from "./useExpiredFiles";

type File = JobFiles_job$data["files"][number];

/** The files of a job. Their signed links are secrets, so they are opened without a referrer. */
export function JobFiles({ job }: { job: JobFiles_job$key }) {
  const data = useFragment(
    graphql`
      fragment JobFiles_job on Job {
        files {
          key
          name
          url
          open {
            reason
          }
          expiryLabel
        }
        ...useExpiredFiles_job
      }
    `,
    job,
  );
  const { expired, expiries } = useExpiredFiles(data);
  // The graph writes it in the zone of the request, which is the browser's.
  const expiryOf = ({ key, expiryLabel }: File) => (expiryLabel != null && utcTimes.isOn() ? `expires ${momentText(expiries.get(key))}` : expiryLabel);
  // Files of one job are usually signed together, so one badge says it for all of them.
  const hasExpired = data.files.length > 0 && data.files.every(({ key, url }) => Boolean(url) && expired.has(key));
  return (
    <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none", "&:empty": { display: "none" } }}>
      {data.files.map((file, index) => {
        const isOpenable = Boolean(file.url);
        const isExpired = isOpenable && expired.has(file.key);
        const isLast = index === data.files.length - 1;
        return (
          <li key={file.key}>
            <FileName file={file} isExpired={isExpired} />{" "}
            <Box component="span" sx={{ color: "text.secondary", whiteSpace: isOpenable ? "nowrap" : undefined }}>
              {isOpenable ? expiryOf(file) : file.open.reason}
            </Box>{" "}
            {isExpired && (isLast || !hasExpired) && <StatusChip tone="grey" label="Expired" />}
          </li>
        );
      })}
    </Box>
  );
}

/** The name of a file, as a link if it may be opened. An expired link stays in sight, but leads nowhere. */
function FileName({ file: { key, name, url }, isExpired }: { file: File; isExpired: boolean }) {
  if (!url) return <span title={key}>{name}</span>;
  if (isExpired) {
    return (
      <Box
        component="a"
        role="link"
        aria-disabled="true"
        title={key}
        sx={{ color: "text.secondary", textDecoration: "line-through", cursor: "not-allowed" }}
      >
        {name}
      </Box>
    );
  }
  return (
    <MuiLink href={url} title={key} underline="always" target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {name}
    </MuiLink>
  );
}
