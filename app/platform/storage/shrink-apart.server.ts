import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pictureFormatOf } from './picture-format.server.ts';
import type { Shrunk } from './picture-rules.ts';
import { Turnstile } from './turnstile.ts';

const program = path.resolve('scripts/shrink-picture.ts');
const patienceMs = 30_000;

/** Decoding takes memory and a core each. */
const shears = new Turnstile({ places: 2, lineLength: 20 });

/** Two pictures at a time, and only what begins like one; whoever comes when twenty wait already is told that it is busy. */
export async function shrinkApart(source: string, target: string): Promise<Shrunk> {
  if (!(await pictureFormatOf(source))) return { ok: false, refusal: { code: 'not-a-picture' } };
  const shrunk = await shears.pass(() => shrink(source, target));
  return shrunk ?? { ok: false, refusal: { code: 'busy' } };
}

/**
 * Shrinks a picture in a process that knows none of our secrets. What brings it down, or keeps it too long, cannot be
 * read; what goes wrong with the program itself is thrown.
 */
async function shrink(source: string, target: string): Promise<Shrunk> {
  const child = spawn(process.execPath, [program, source, target], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<{ code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code }));
  });
  const [{ code }, said, complaint] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code === null) return { ok: false, refusal: { code: 'unreadable' } };
  if (code !== 0) throw new Error(`The program that shrinks pictures failed: ${complaint}`);
  return JSON.parse(said) as Shrunk;
}
