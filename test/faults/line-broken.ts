import { setTimeout as pause } from 'node:timers/promises';
import { openLine } from '#test/silent-line.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { withoutServer } from './fault.ts';
import { openMarket } from './market/market.ts';
import { roundsOn } from './market/rounds.ts';

/** Cuts the connections to PostgreSQL, slows them down, or stalls them, in one direction or both. */
export const lineBroken: Fault = {
  name: 'line-broken',
  rounds: 30,
  missing: withoutServer,
  play,
};

type Line = Awaited<ReturnType<typeof openLine>>;

const disruptions: Record<string, (line: Line, lastingMs: number) => Promise<void>> = {
  'cut once': async (line) => line.hangUp(),
  'cut again and again': async (line, lastingMs) => {
    for (let time = 0; time < 5; time += 1) {
      line.hangUp();
      await pause(lastingMs / 5);
    }
  },
  slow: async (line, lastingMs) => {
    line.slowDown(100);
    await pause(lastingMs);
    line.slowDown(0);
  },
  'half open: what the database answers is lost': async (line, lastingMs) => {
    line.loseAnswers();
    await pause(lastingMs);
    line.speakAgain();
  },
  silent: async (line, lastingMs) => {
    line.fallSilent();
    await pause(lastingMs);
    line.speakAgain();
  },
};
const longestMs = 3000;

async function* play({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  let line: Line | undefined;
  const env = async (_port: number, databaseUrl = '') => {
    line ??= await openLine(databaseUrl);
    return { DATABASE_URL: line.url };
  };
  try {
    yield* roundsOn(
      () => openMarket(random, 'postgres', { env }),
      { rounds, random },
      async () => {
        const name = random.pick(Object.keys(disruptions));
        if (line) await disruptions[name]?.(line, random.between(0, longestMs));
        return `the line to the database ${name}`;
      },
    );
  } finally {
    line?.close();
  }
}
