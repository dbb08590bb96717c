import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { DeviceSummary_file$key } from "../../../__generated__/DeviceSummary_file.graphql";
import { numberText } from "../../../ui/text/format";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../../ui/layout/style";
import { lessOf, moreOf, MOST_DEVICES } from "./pinCount";

type Props = {
  file: DeviceSummary_file$key;
  /** How many devices are shown. */
  shown: number;
  onCountChange: (count: number) => void;
};

/** How many devices a file has and how many are shown, and the buttons that change that. */
export function DeviceSummary({ file, shown, onCountChange }: Props) {
  const { totalDevices, uniqueDevices } = useFragment(
    graphql`
      fragment DeviceSummary_file on DebugPinFile @throwOnFieldError {
        totalDevices
        uniqueDevices
      }
    `,
    file,
  );
  const most = Math.min(totalDevices, MOST_DEVICES);
  const allShown = totalDevices > most ? `No more than ${numberText(most)} can be shown.` : "All devices are shown.";
  const noMore = shown === most ? allShown : null;
  return (
    <>
      <Box role="status" sx={{ display: "grid", gap: 1, mb: 3, fontSize: 13, ...tabularNumbers }}>
        <div>{`Unique devices: ${numberText(uniqueDevices)}`}</div>
        <div>{`Total devices: ${numberText(totalDevices)}`}</div>
        <div>{`Displayed: ${numberText(shown)}`}</div>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <ReasonedButton reason={noMore} onClick={() => onCountChange(moreOf(shown, most))}>
          Show more
        </ReasonedButton>
        <ReasonedButton reason={lessOf(shown) === shown ? "No fewer can be shown." : null} onClick={() => onCountChange(lessOf(shown))}>
          Show less
        </ReasonedButton>
        <ReasonedButton reason={noMore} onClick={() => onCountChange(most)}>
          Show all
        </ReasonedButton>
      </Box>
    </>
  );
}
