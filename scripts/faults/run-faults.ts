import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Machine, Round } from '#test/faults/fault.ts';
import { seeded } from '#test/seeded.ts';

export type Run = { seed: number; share: number; without: readonly string[]; machine: Machine };
export type FaultReport = { name: string; rounds: number; seconds: number; findings: string[] };

/** A round that takes longer counts as hung. */
const maxRoundMs = 8 * 60_000;

/** Runs each fault with its share of the rounds, prints a line for each round, and returns the findings. */
export async function runFaults(faults: readonly Fault[], run: Run): Promise<FaultReport[]> {
  const reports: FaultReport[] = [];
  for (const fault of faults) {
    const begin = Date.now();
    const outcome = run.without.includes(fault.name)
      ? skip(fault)
      : await runFault(fault, run).catch((thrown: unknown) => failedOutcome(thrown));
    const seconds = Math.round((Date.now() - begin) / 1000);
    reports.push({ name: fault.name, seconds, ...outcome });
  }
  return reports;
}

type Outcome = Pick<FaultReport, 'rounds' | 'findings'>;

function skip({ name }: Fault): Outcome {
  console.log(`${name}: left out, as asked`);
  return { rounds: 0, findings: [] };
}

function failedOutcome(thrown: unknown): Outcome {
  return { rounds: 0, findings: [thrown instanceof Error ? (thrown.stack ?? '') : `${thrown}`] };
}

async function runFault({ name, whyNotHere, ...fault }: Fault, { seed, share, machine }: Run) {
  const obstacle = whyNotHere?.(machine);
  if (obstacle) {
    const reason = `cannot be run here: ${obstacle} (--without ${name} leaves it out)`;
    console.log(`${name}: ${reason}`);
    return { rounds: 0, findings: [reason] };
  }
  const rounds = Math.max(1, Math.round(fault.rounds * share));
  const outcome: Outcome = { rounds: 0, findings: [] };
  const remaining = fault.runRounds({ rounds, random: seeded(seed, name), machine });
  let begin = Date.now();
  try {
    for (;;) {
      const next = await withTimeout(remaining.next());
      if (next.done) break;
      outcome.rounds += 1;
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      report(`${name} ${outcome.rounds}/${rounds}, ${seconds} s`, next.value, outcome);
      begin = Date.now();
    }
  } catch (thrown) {
    report(
      `${name} ${outcome.rounds + 1}/${rounds}`,
      { did: 'broke off', ...failedOutcome(thrown) },
      outcome,
    );
  }
  if (outcome.rounds < rounds && outcome.findings.length === 0) {
    outcome.findings.push(`Only ${outcome.rounds} of ${rounds} rounds were run`);
  }
  return outcome;
}

async function withTimeout(next: Promise<IteratorResult<Round, void>>) {
  const finished = new AbortController();
  const late = pause(maxRoundMs, undefined, finished).then(() => {
    throw new Error(`The round was not over after ${maxRoundMs / 60_000} minutes`);
  });
  late.catch(() => undefined);
  return Promise.race([next, late]).finally(() => finished.abort());
}

function report(round: string, { did, findings }: Round, outcome: Outcome) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${round}: ${did}`);
  for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  outcome.findings.push(...findings.map((finding) => `${round}: ${finding}`));
}
