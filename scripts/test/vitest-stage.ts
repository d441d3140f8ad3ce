import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runTool } from './child-processes.ts';
import type { Outcome } from './stage.ts';

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Runs one project of the Vitest configuration; `files` narrows it to paths that contain one of them. */
export async function runVitest(
  project: 'unit' | 'http',
  { folder, env, files = [] }: { folder: string; env: NodeJS.ProcessEnv; files?: string[] },
): Promise<Outcome> {
  const reportFile = path.join(folder, `vitest-${project}-${randomUUID()}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  const exitCode = await runTool(
    'vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...files],
    env,
  );
  if (!fs.existsSync(reportFile)) {
    return { passed: 0, problems: [`Vitest ended with ${exitCode} and left no report.`] };
  }
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report;
  const outcome = outcomeOf(report);
  // Vitest fails when no file matches. `runStages` reports a stage in which no test ran.
  if (report.testResults.length === 0) return outcome;
  if (exitCode !== 0 && outcome.problems.length === 0) {
    outcome.problems.push(
      `Vitest ended with ${exitCode}, though no test failed: see its output above.`,
    );
  }
  return outcome;
}

/** Counts the passed tests, and lists as a problem every other test, also one that was skipped or is `todo`. */
function outcomeOf(report: Report): Outcome {
  const outcome: Outcome = { passed: 0, problems: [] };
  for (const file of report.testResults) {
    const name = path.relative(process.cwd(), file.name);
    const notPassed = file.assertionResults.filter((result) => result.status !== 'passed');
    outcome.passed += file.assertionResults.length - notPassed.length;
    outcome.problems.push(
      ...notPassed.map(({ status, fullName }) => `${status}: ${name} > ${fullName}`),
    );
    if (file.status !== 'passed' && notPassed.length === 0) {
      outcome.problems.push(`${name} could not run: ${file.message}`);
    }
  }
  return outcome;
}
