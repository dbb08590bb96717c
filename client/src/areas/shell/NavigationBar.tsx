import { useNavigation } from "react-router";
import css from "./NavigationBar.module.css";

/** A thin moving line while the next screen is on its way. It waits a moment, so that quick ones do not flicker. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading the next screen" className={css.bar}>
      <div className={css.line} />
    </div>
  );
}
