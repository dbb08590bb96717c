import type { Reporter, TestModule } from "vitest/node";

const SLOWEST = 10;

/** Prints the slowest tests at the end of a run. */
export const slowestTests: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ name: `${module.relativeModuleId}: ${test.fullName}`, time: test.diagnostic()?.duration ?? 0 })));
    const slowest = tests.toSorted((left, right) => right.time - left.time).slice(0, SLOWEST);
    process.stdout.write(`\nThe slowest tests:\n${slowest.map(({ name, time }) => `  ${(time / 1000).toFixed(1)} s  ${name}`).join("\n")}\n`);
  },
};
