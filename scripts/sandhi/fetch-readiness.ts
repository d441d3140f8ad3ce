import type { Machine } from './machine.ts';

function shopUrl(machine: Machine): string {
  return `http://127.0.0.1:${machine.environment()['PORT'] || 3000}`;
}

/** Gives a starting shop some time: systemd holds the request until it listens. */
const timeoutMs = 2_000;

export type Readiness = { ready: boolean; message: string };

/** Returns whether the shop takes orders, and the text that its /readyz sent. */
export async function fetchReadiness(
  machine: Machine,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Readiness> {
  try {
    const response = await fetch(`${shopUrl(machine)}/readyz`, {
      headers: { connection: 'close' },
      signal,
    });
    return { ready: response.ok, message: await response.text() };
  } catch {
    return { ready: false, message: 'the shop does not answer' };
  }
}
