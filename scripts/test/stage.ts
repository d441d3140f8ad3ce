/** The result of one part of the run. A problem is a sentence; each counts as one failure. */
export type Outcome = { passed: number; problems: string[] };
export type Stage = { name: string; run: () => Promise<Outcome> };
export type StageReport = Outcome & { name: string; seconds: number };

/** Sums up several parts that ran side by side. */
export function addUp(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

/**
 * Runs the groups one after another, the stages of a group at the same time. A stage that throws, or runs no test, counts as
 * a failure.
 */
export async function runStages(groups: readonly (readonly Stage[])[]): Promise<StageReport[]> {
  const reports: StageReport[] = [];
  for (const [index, group] of groups.entries()) {
    console.log(`\n── ${index + 1}/${groups.length} ${group.map(({ name }) => name).join('; ')}`);
    reports.push(...(await Promise.all(group.map(reportOf))));
  }
  return reports;
}

async function reportOf(stage: Stage): Promise<StageReport> {
  const begin = Date.now();
  const outcome = await runStage(stage);
  return { name: stage.name, seconds: Math.round((Date.now() - begin) / 1000), ...outcome };
}

async function runStage(stage: Stage): Promise<Outcome> {
  try {
    const outcome = await stage.run();
    const isEmpty = outcome.passed === 0 && outcome.problems.length === 0;
    return isEmpty ? { passed: 0, problems: ['No test ran here, so nothing is proven.'] } : outcome;
  } catch (thrown) {
    return { passed: 0, problems: [thrown instanceof Error ? thrown.message : String(thrown)] };
  }
}

/** Prints the summary, whose last line is the count. Returns whether everything passed. */
export function printSummary(reports: readonly StageReport[]): boolean {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.problems.length, 0);
  console.log('\n── Summary');
  for (const { name, seconds, ...report } of reports) {
    const count = `${report.passed} passed, ${report.problems.length} failed`;
    console.log(`${report.problems.length === 0 ? '✓' : '✗'} ${name}: ${count} (${seconds} s)`);
    for (const problem of report.problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
