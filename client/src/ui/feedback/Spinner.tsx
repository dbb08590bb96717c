import css from "./Spinner.module.css";

/** A turning ring. What it waits for is said by the element around it. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span aria-hidden="true" className={css.spinner} style={{ width: size, height: size }} />;
}
