import type { Machine } from './machine.ts';

function shopAddress(machine: Machine): string {
  return `http://127.0.0.1:${machine.settings()['PORT'] || 3000}`;
}

/** Long, because systemd holds the request while the shop starts. */
const timeoutMs = 2_000;

export type Readiness = { ready: boolean; words: string };

/** Returns the response of the shop's /readyz. */
export async function fetchReadiness(
  machine: Machine,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Readiness> {
  try {
    const answer = await fetch(`${shopAddress(machine)}/readyz`, {
      headers: { connection: 'close' },
      signal,
    });
    return { ready: answer.ok, words: await answer.text() };
  } catch {
    return { ready: false, words: 'the shop does not answer' };
  }
}
