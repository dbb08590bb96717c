import type { MouseEvent, ReactNode } from "react";
import css from "./NoticeLink.module.css";
import { openScreen } from "./notices";

type Props = {
  to: string;
  /** Called when it was followed. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A link of a notice: notices are drawn beside the router, whose links need to be within it. */
export function NoticeLink({ to, onOpen, children }: Props) {
  const follow = (event: MouseEvent) => {
    // Another tab or window opens by the browser itself.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    openScreen.emit(to);
  };
  return (
    <a href={to} onClick={follow} className={css.link}>
      {children}
    </a>
  );
}
