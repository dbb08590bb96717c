import type { CSSProperties } from "react";
import css from "./Skeleton.module.css";

type Props = Pick<CSSProperties, "width" | "height" | "borderRadius"> & {
  /** Whether it is as high as a line of text. */
  isText?: boolean;
};

/** The place of something that has not arrived yet. */
export function Skeleton({ isText = false, ...size }: Props) {
  return <span className={`${css.skeleton} ${isText ? css.text : ""}`} style={size} />;
}
