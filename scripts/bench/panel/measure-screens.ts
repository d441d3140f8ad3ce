import type { ShopServer } from '#test/open-shop-server.ts';
import { type Visitor, visitorOf } from '#test/visitor.ts';
import type { Screen } from './screens.ts';

export type Measured = Screen & { alone: number[]; together: number[] };

const concurrency = 4;

/** Loads every screen twice in each round, one at a time and then four at once, so that a noisy minute affects all. */
export async function measureScreens(
  visitor: Visitor,
  screens: readonly Screen[],
  rounds: number,
): Promise<Measured[]> {
  const measured = screens.map((screen) => ({ ...screen, alone: [], together: [] }) as Measured);
  // The first load compiles the page.
  for (const screen of measured) await load(visitor, screen);
  for (let round = 1; round <= rounds; round += 1) {
    for (const screen of measured) screen.alone.push(await load(visitor, screen));
    await inParallel(measured, async (screen) => {
      screen.together.push(await load(visitor, screen));
    });
    console.log(`Round ${round} of ${rounds}`);
  }
  return measured;
}

export async function signInAsOwner({ url, demoCredentials }: ShopServer): Promise<Visitor> {
  const visitor = visitorOf(url);
  const { status } = await visitor.post('/admin/sign-in', { ...demoCredentials });
  if (status !== 303 && status !== 302) throw new Error(`Signing in answered ${status}.`);
  return visitor;
}

async function load(visitor: Visitor, { path }: Screen): Promise<number> {
  const began = performance.now();
  const { status } = await visitor.get(`/admin${path}`);
  const tookMs = performance.now() - began;
  if (status !== 200) throw new Error(`/admin${path} answered ${status}.`);
  return tookMs;
}

/** Runs four workers, each of which takes the next item when it is free. */
async function inParallel<One>(all: readonly One[], work: (one: One) => Promise<void>) {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
