import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Machine, Round } from '#test/faults/fault.ts';
import { seeded } from '#test/faults/seeded.ts';

export type Run = { seed: number; share: number; without: readonly string[]; machine: Machine };
export type Played = { name: string; rounds: number; seconds: number; findings: string[] };

/** A round that takes longer hangs. */
const longestRoundMs = 8 * 60_000;

/** Plays each fault with its share of the rounds, a line for each round, and returns what came of it. */
export async function runFaults(faults: readonly Fault[], run: Run): Promise<Played[]> {
  const played: Played[] = [];
  for (const fault of faults) {
    const begin = Date.now();
    const outcome = run.without.includes(fault.name)
      ? leftOut(fault)
      : await playFault(fault, run).catch((thrown: unknown) => broken(thrown));
    const seconds = Math.round((Date.now() - begin) / 1000);
    played.push({ name: fault.name, seconds, ...outcome });
  }
  return played;
}

type Outcome = Pick<Played, 'rounds' | 'findings'>;

function leftOut({ name }: Fault): Outcome {
  console.log(`${name}: left out, as asked`);
  return { rounds: 0, findings: [] };
}

function broken(thrown: unknown): Outcome {
  return { rounds: 0, findings: [thrown instanceof Error ? (thrown.stack ?? '') : `${thrown}`] };
}

async function playFault({ name, missing, ...fault }: Fault, { seed, share, machine }: Run) {
  const lacking = missing?.(machine);
  if (lacking) {
    const said = `cannot be played here: ${lacking} (--without ${name} leaves it out)`;
    console.log(`${name}: ${said}`);
    return { rounds: 0, findings: [said] };
  }
  const rounds = Math.max(1, Math.round(fault.rounds * share));
  const outcome: Outcome = { rounds: 0, findings: [] };
  const playing = fault.play({ rounds, random: seeded(seed, name), machine });
  let begin = Date.now();
  try {
    for (;;) {
      const next = await inTime(playing.next());
      if (next.done) break;
      outcome.rounds += 1;
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      say(`${name} ${outcome.rounds}/${rounds}, ${seconds} s`, next.value, outcome);
      begin = Date.now();
    }
  } catch (thrown) {
    say(
      `${name} ${outcome.rounds + 1}/${rounds}`,
      { did: 'broke off', ...broken(thrown) },
      outcome,
    );
  }
  if (outcome.rounds < rounds && outcome.findings.length === 0) {
    outcome.findings.push(`Only ${outcome.rounds} of ${rounds} rounds were played`);
  }
  return outcome;
}

async function inTime(next: Promise<IteratorResult<Round, void>>) {
  const over = new AbortController();
  const late = pause(longestRoundMs, undefined, over).then(() => {
    throw new Error(`The round was not over after ${longestRoundMs / 60_000} minutes`);
  });
  late.catch(() => undefined);
  return Promise.race([next, late]).finally(() => over.abort());
}

function say(round: string, { did, findings }: Round, outcome: Outcome) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${round}: ${did}`);
  for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  outcome.findings.push(...findings.map((finding) => `${round}: ${finding}`));
}
