import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const SHOWN = 20;

/** Prints the slowest tests at the end of a run. */
export default class SlowestTests implements Reporter {
  private readonly times: [milliseconds: number, name: string][] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , file, ...titles] = test.titlePath();
    this.times.push([duration, `${file}: ${titles.join(" › ")}`]);
  }

  onEnd(): void {
    const slowest = this.times.toSorted(([left], [right]) => right - left).slice(0, SHOWN);
    const lines = slowest.map(([milliseconds, name]) => `  ${(milliseconds / 1000).toFixed(1)} s  ${name}`);
    process.stdout.write(`\nThe slowest tests:\n${lines.join("\n")}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
