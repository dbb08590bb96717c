import { useEffect } from "react";
import { useRouteError } from "react-router";
import { PlainButton } from "../../ui/layout/PlainButton";
import css from "./RouteError.module.css";

/** The browsers' messages for code that could not be downloaded. */
const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Shown in place of a screen that failed as a whole, or whose code is no longer on the server. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error("A screen failed.", error), [error]);
  const isCodeMissing = error instanceof Error && MISSING_CODE.test(error.message);

  return (
    <div role="alert" className={css.error}>
      <p className={css.message}>
        {isCodeMissing
          ? "This part of Marquee could not be fetched. Check your connection, or reload for a newer version."
          : "Something went wrong on this screen."}
      </p>
      <PlainButton type="button" onClick={() => window.location.reload()}>
        Reload
      </PlainButton>
    </div>
  );
}
