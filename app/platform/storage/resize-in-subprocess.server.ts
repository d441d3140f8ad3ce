import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pictureFormatOf } from './picture-format.server.ts';
import type { ResizeResult } from './picture-rules.ts';
import { Semaphore } from './semaphore.ts';

const program = path.resolve('scripts/resize-picture.ts');
const timeoutMs = 30_000;

/** Limits concurrent pictures, because decoding each takes memory and a core. */
const resizeQueue = new Semaphore({ concurrency: 2, maxQueue: 20 });

/**
 * Resizes a picture as soon as fewer than two others are being resized. Refuses files without the header of a picture,
 * and returns `busy` when twenty calls already wait.
 */
export async function resizeInSubprocess(source: string, target: string): Promise<ResizeResult> {
  if (!(await pictureFormatOf(source))) return { ok: false, refusal: { code: 'not-a-picture' } };
  const resized = await resizeQueue.run(() => resize(source, target));
  return resized ?? { ok: false, refusal: { code: 'busy' } };
}

/**
 * Resizes a picture in a process that has none of our secrets. A picture that kills it, or takes longer than 30 s, is
 * unreadable; a fault of the program itself is thrown.
 */
async function resize(source: string, target: string): Promise<ResizeResult> {
  const child = spawn(process.execPath, [program, source, target], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<{ code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code }));
  });
  const [{ code }, output, errorOutput] = await Promise.all([
    exited,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code === null) return { ok: false, refusal: { code: 'unreadable' } };
  if (code !== 0) throw new Error(`The program that resizes pictures failed: ${errorOutput}`);
  return JSON.parse(output) as ResizeResult;
}
