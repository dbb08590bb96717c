import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Whether it stands out from the other cells of its row. */
  isStrong?: boolean;
};

/**
 * A text in a cell. Lines break between words; only a very long word is broken itself, so that one odd name does
 * not squeeze the other columns.
 */
export function CellText({ children, isStrong = false }: Props) {
  // An empty cell shows that its value is missing.
  if (children === "" || children == null) return null;
  return (
    <Box
      component="span"
      sx={{ display: "inline-block", maxWidth: 280, overflowWrap: "break-word", fontWeight: isStrong ? 550 : undefined }}
    >
      {children}
    </Box>
  );
}

/** An email in a cell: in one line, or broken before its @ where there is no room. */
export function EmailText({ email }: { email: string | null | undefined }) {
  if (!email) return null;
  const [name, ...host] = email.split("@");
  return (
    <CellText>
      {name}
      {host.length > 0 && (
        <>
          <wbr />
          {`@${host.join("@")}`}
        </>
      )}
    </CellText>
  );
}
