import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

type Subject = { of: string; names: string[]; rows: Map<string, number[][]> };

/** Prints what the tests have measured: a table per file, with the medians of repeated tests. */
export default class FiguresTable implements Reporter {
  private readonly subjects = new Map<string, Subject>();
  private hasFailed = false;

  onTestEnd(test: TestCase, { annotations, errors, status }: TestResult): void {
    process.stdout.write(`${test.title}: ${status}\n`);
    if (errors.length > 0) {
      this.hasFailed = true;
      process.stdout.write(`${errors.map(({ message = "" }) => message).join("\n")}\n`);
    }
    const of = test.parent.title;
    const measured = annotations.filter(({ type }) => type.startsWith("figure: "));
    const subject = this.subjects.get(of) ?? { of, names: [], rows: new Map<string, number[][]>() };
    this.subjects.set(of, subject);
    for (const { type, description } of measured) {
      const name = type.slice("figure: ".length);
      if (!subject.names.includes(name)) subject.names.push(name);
      const row = subject.rows.get(test.title) ?? [];
      subject.rows.set(test.title, row);
      (row[subject.names.indexOf(name)] ??= []).push(Number(description));
    }
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onEnd(): void {
    for (const { of, names, rows } of this.subjects.values()) {
      const lines = [...rows].map(([title, figures]) => `| ${[title, ...names.map((_, index) => text(figures[index] ?? []))].join(" | ")} |`);
      process.stdout.write(`\n| ${[of, ...names].join(" | ")} |\n|---|${"---:|".repeat(names.length)}\n${lines.join("\n")}\n`);
    }
    if (this.hasFailed) process.stdout.write("\nSome tests failed, so figures are missing.\n");
  }

  printsToStdio(): boolean {
    return true;
  }
}

function text(figures: readonly number[]): string {
  const median = figures.toSorted((left, right) => left - right)[figures.length >> 1];
  return median === undefined ? "" : String(Math.abs(median) < 10 ? Math.round(median * 10) / 10 : Math.round(median));
}
