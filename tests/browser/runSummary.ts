import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const SLOWEST = 20;

/** How much of an error is repeated, so that all failures fit on a screen. */
const ERROR_LINES = 12;

type Attempt = { readonly name: string; readonly milliseconds: number; readonly error: string | null; readonly test: TestCase };

/** Prints the slowest tests at the end of a run and, last of all, what failed, once or for good. */
export default class RunSummary implements Reporter {
  private readonly attempts: Attempt[] = [];

  onTestEnd(test: TestCase, { duration, errors, status }: TestResult): void {
    const [, , file, ...titles] = test.titlePath();
    this.attempts.push({
      test,
      name: `${file}: ${titles.join(" › ")}`,
      milliseconds: duration,
      error: status === test.expectedStatus || status === "skipped" ? null : errors.map(({ message = "", location }) => `line ${location?.line ?? "unknown"}: ${message}`).join("\n"),
    });
  }

  onEnd(): void {
    const slowest = this.attempts.toSorted((left, right) => right.milliseconds - left.milliseconds).slice(0, SLOWEST);
    const lines = slowest.map(({ milliseconds, name }) => `  ${(milliseconds / 1000).toFixed(1)} s  ${name}`);
    process.stdout.write(`\nThe slowest tests:\n${lines.join("\n")}\n`);
    for (const { name, error, test } of this.attempts) {
      const outcome = test.ok() ? "Failed once, passed when tried again" : "Failed";
      if (error !== null) process.stdout.write(`\n${outcome}: ${name}\n${error.split("\n").slice(0, ERROR_LINES).join("\n")}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
