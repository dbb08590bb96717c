import Box from "@mui/material/Box";
import { EmailText } from "../../ui/table/CellText";

/** Who has created a job, in at most two lines, so low that its row is no higher than others. */
export function JobCreator({ email }: { email: string | null | undefined }) {
  return email && (
    <Box sx={{ lineHeight: "16px" }}>
      <EmailText email={email} />
    </Box>
  );
}
