import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { graphql, useFragment } from "react-relay";
import type { JobFiles_job$key } from "../../__generated__/JobFiles_job.graphql";
import { isSafeLink } from "./fileLink";

/** The files of a job. Their signed links are secrets, so they are opened without a referrer. */
export function JobFiles({ job }: { job: JobFiles_job$key }) {
  const { files } = useFragment(
    graphql`
      fragment JobFiles_job on Job {
        files {
          key
          name
          url
          expiryLabel
        }
      }
    `,
    job,
  );
  return (
    <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none", "&:empty": { display: "none" } }}>
      {files.map(({ key, name, url, expiryLabel }) => (
        <li key={key}>
          {isSafeLink(url) ? (
            <MuiLink href={url} title={key} underline="always" target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
              {name}
            </MuiLink>
          ) : (
            name
          )}{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {expiryLabel}
          </Box>
        </li>
      ))}
    </Box>
  );
}
