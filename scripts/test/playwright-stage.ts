import fs from 'node:fs';
import path from 'node:path';
import { runTool } from './child.ts';
import type { Outcome } from './stage.ts';

type Spec = {
  title: string;
  file: string;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
};
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type Report = { suites: Suite[]; errors: { message?: string }[] };

/** Drives the built shop in a browser, in the projects of playwright.config.ts that are named. */
export async function runJourneys(
  projects: readonly string[],
  { folder, env }: { folder: string; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const name = `journeys-${projects.join('-')}-${Date.now()}`;
  const reportFile = path.join(folder, `${name}.json`);
  const exitCode = await runTool(
    '@playwright/test/cli.js',
    [
      'test',
      '--reporter=line,json',
      `--output=test-results/${projects.join('-')}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  );
  if (!fs.existsSync(reportFile)) {
    return { passed: 0, problems: [`Playwright ended with ${exitCode} and left no report.`] };
  }
  const outcome = outcomeOf(JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report);
  if (exitCode !== 0 && outcome.problems.length === 0) {
    outcome.problems.push(`Playwright ended with ${exitCode}: see its output above.`);
  }
  return outcome;
}

/** One run for each project at the same time, each with a shop of its own, so that none buys what another needs. */
export async function runJourneysApart(
  projects: readonly string[],
  machine: { folder: string; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const outcomes = await Promise.all(projects.map((project) => runJourneys([project], machine)));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

function outcomeOf(report: Report): Outcome {
  const results = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({
      passed: status === 'expected',
      sentence: `${status}: ${spec.file} > ${spec.title} [${projectName}]`,
    })),
  );
  return {
    passed: results.filter((result) => result.passed).length,
    problems: [
      ...results.filter((result) => !result.passed).map((result) => result.sentence),
      ...report.errors.map((error) => error.message ?? 'Playwright failed outside of any test.'),
    ],
  };
}

function specsOf(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
