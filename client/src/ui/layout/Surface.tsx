import { type ReactNode, useId, useState } from "react";
import css from "./Surface.module.css";
import { ToolSlotContext } from "./toolSlot";

type Props = {
  /** The heading of the card; without one the card is a plain frame. */
  title?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** Whether the content runs to the edges, as tables do. */
  flush?: boolean;
  children: ReactNode;
};

/** A card: a thin border, an optional heading with actions, and content. */
export function Surface({ title, actions, flush = false, children }: Props) {
  const heading = useId();
  const [headPlace, setHeadPlace] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <section aria-labelledby={title === undefined ? undefined : heading} className={css.surface}>
      {(title !== undefined || actions !== undefined) && (
        <div className={css.head}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <div ref={setHeadPlace} className={css.tools} />
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : css.content}>
        <ToolSlotContext value={[place ?? headPlace, setPlace]}>{children}</ToolSlotContext>
      </div>
    </section>
  );
}
