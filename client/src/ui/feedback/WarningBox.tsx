import type { ReactNode } from "react";
import { WarningAmber } from "../layout/icons";
import { AlertBox } from "./AlertBox";

/** The server's message about a failed attempt, above its form. */
export function WarningBox({ children }: { children: ReactNode }) {
  return (
    <AlertBox tone="yellow" Icon={WarningAmber}>
      {children}
    </AlertBox>
  );
}
