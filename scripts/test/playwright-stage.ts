import fs from 'node:fs';
import path from 'node:path';
import { runTool } from './child-processes.ts';
import { addUp, type Outcome } from './stage.ts';

type Spec = {
  title: string;
  file: string;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
};
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type Report = { suites: Suite[]; errors: { message?: string }[] };

/** Projects of playwright.config.ts and which of their journeys to run: all by default. A shard is '1/2' of those. */
export type PlaywrightRun = { projects: readonly string[]; grep?: RegExp; shard?: string };
type Machine = { folder: string; env: NodeJS.ProcessEnv };

/** Runs journeys through the built shop in a browser. */
export async function runJourneys(run: PlaywrightRun, { folder, env }: Machine): Promise<Outcome> {
  const { projects, grep, shard } = run;
  const name = [...projects, ...(shard ? [shard.replace('/', '-of-')] : [])].join('-');
  const reportFile = path.join(folder, `journeys-${name}-${Date.now()}.json`);
  const exitCode = await runTool(
    '@playwright/test/cli.js',
    [
      'test',
      '--reporter=line,json',
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(grep ? [`--grep=${grep.source}`] : []),
      ...(shard ? [`--shard=${shard}`] : []),
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

const maxAtOnce = 3;

/** Runs three at a time, each through a shop of its own, so that none buys what another needs. */
export async function runJourneysInParallel(
  runs: readonly PlaywrightRun[],
  machine: Machine,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const waiting = [...runs];
  const runNext = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      outcomes.push(await runJourneys(run, machine));
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, runNext));
  return addUp(outcomes);
}

function outcomeOf(report: Report): Outcome {
  const results = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({
      status,
      sentence: `${spec.file} > ${spec.title} [${projectName}]`,
    })),
  );
  return {
    passed: results.filter(({ status }) => status === 'expected').length,
    problems: [
      ...results
        .filter(({ status }) => status !== 'expected')
        .map(({ status, sentence }) => `${status}: ${sentence}`),
      ...report.errors.map((error) => error.message ?? 'Playwright failed outside of any test.'),
    ],
  };
}

function specsOf(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
