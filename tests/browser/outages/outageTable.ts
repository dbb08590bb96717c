import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints what each screen shows while a call fails: a row per screen and call. */
export default class OutageTable implements Reporter {
  private readonly rows: string[] = [];
  private failed = 0;

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult): void {
    if (errors.length > 0) this.failed += 1;
    for (const { type, description = "" } of annotations) this.rows.push(`| ${title} | ${type} | ${description} |`);
    for (const { message = "" } of errors) this.rows.push(`| ${title} | **failed** | ${message.replaceAll(/\s+/g, " ").slice(0, 300)} |`);
    process.stdout.write(`${title}: ${errors.length === 0 ? "passed" : "failed"}\n`);
  }

  onEnd(): void {
    process.stdout.write(`\n| Screen | Call that fails | Messages on the screen |\n|---|---|---|\n${this.rows.toSorted().join("\n")}\n`);
    process.stdout.write(this.failed === 0 ? "\nNo outage took a screen away.\n" : `\n${this.failed} screens failed.\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
