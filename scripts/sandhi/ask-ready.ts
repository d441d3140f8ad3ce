import type { Machine } from './machine.ts';

function shopAddress(machine: Machine): string {
  return `http://127.0.0.1:${machine.settings()['PORT'] || 3000}`;
}

export type Readiness = { ready: boolean; words: string };

/** Asks the shop whether it takes orders, and returns what it answers. */
export async function askReady(machine: Machine): Promise<Readiness> {
  try {
    const answer = await fetch(`${shopAddress(machine)}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(5_000),
    });
    return { ready: answer.ok, words: await answer.text() };
  } catch {
    return { ready: false, words: 'the shop does not answer' };
  }
}
