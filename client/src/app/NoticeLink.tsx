import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { MouseEvent, ReactNode } from "react";
import { openScreen } from "./notices";

type Props = {
  to: string;
  /** Called when it was followed. */
  onOpen?: () => void;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A link of a notice: notices are drawn beside the router, whose links need to be within it. */
export function NoticeLink({ to, onOpen, sx, children }: Props) {
  const follow = (event: MouseEvent) => {
    // Another tab or window opens by the browser itself.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    openScreen.emit(to);
  };
  return (
    <Box component="a" href={to} onClick={follow} sx={[{ color: "inherit", whiteSpace: "nowrap" }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}
