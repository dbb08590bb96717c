import css from "./SplashScreen.module.css";

/** What shows while the code of the first screen arrives. */
export function SplashScreen() {
  return (
    <div role="status" aria-label="Loading" className={css.splash}>
      <img src="/marquee.svg" alt="" width={40} height={40} />
    </div>
  );
}
