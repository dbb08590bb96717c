import type { ReactNode } from "react";
import { withoutDirections } from "../text/withoutDirections";
import { type Thing, useScreenSubject } from "./screenSubject";
import css from "./PageFrame.module.css";

type Props = {
  /** The heading of the screen, and the title of the browser's tab. */
  title: string;
  /** What the heading shows in place of the title. */
  heading?: ReactNode;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
  /** The way back, above the heading; see Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** The buttons of the screen, at the right of the heading, below it on a narrow screen. */
  actions?: ReactNode;
  /** What the screen is about, if it is about one thing. */
  thing?: Thing;
  children: ReactNode;
};

/** The frame of every signed-in screen. */
export function PageFrame({ title, heading = title, subtitle, breadcrumbs, actions, thing, children }: Props) {
  useScreenSubject(thing);
  return (
    <div className={css.page}>
      <title>{`${withoutDirections(title)} · Marquee`}</title>
      {breadcrumbs !== undefined && <div className={css.breadcrumbs}>{breadcrumbs}</div>}
      <div className={css.head}>
        <div className={css.titles}>
          <h1 className={css.heading}>{heading}</h1>
          {subtitle !== undefined && <div className={css.subtitle}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
