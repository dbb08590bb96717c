import type { ReactNode } from "react";
import css from "./CardRow.module.css";

/** Four cards in a row, in two rows of two, or one below the other. */
export function CardRow({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
