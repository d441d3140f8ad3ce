import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  OffsiteError,
  type OffsiteFile,
  type OffsiteProblem,
  type OffsiteStorage,
} from './offsite.ts';

/** Never prompts for a password, and gives up on a machine that does not respond. */
const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=20 -o StrictHostKeyChecking=accept-new';
const commonOptions = ['--timeout=120'];

/** The destination of copies, and the environment variables that rsync and ssh need. */
export type RsyncConfig = { to: string; environment: Record<string, string> };

/** Stores copies of backups in a folder for rsync: user@host:folder over ssh, rsync://host/module, or a mounted disk. */
export function openOffsiteRsync({ to, environment }: RsyncConfig): OffsiteStorage {
  const run = (args: readonly string[], signal: AbortSignal) => runRsync(args, environment, signal);
  const folder = to.endsWith('/') ? to : `${to}/`;
  return {
    name: to,
    send: async (file, signal) => {
      const uploadOptions = ['--partial-dir=.sandhi-partial', '--chmod=F600'];
      await run([...commonOptions, ...uploadOptions, '--', file, folder], signal);
    },
    // --no-h: lists sizes in bytes, never as 1.2M.
    list: async (signal) =>
      parseListing(await run([...commonOptions, '--no-h', '--list-only', '--', folder], signal)),
    remove: async (names, signal) => {
      if (names.length === 0) return;
      const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-empty-'));
      const includes = names.map((name) => `--include=/${name}`);
      try {
        // Deletes by syncing an empty folder; excluded files stay.
        const filter = ['-r', '--delete', ...includes, '--exclude=*'];
        await run([...commonOptions, ...filter, '--', `${empty}/`, folder], signal);
      } finally {
        fs.rmSync(empty, { recursive: true, force: true });
      }
    },
  };
}

/** Parses lines such as `-rw-------    18038 2026/11/23 20:11:33 a.backup.gz.age`. */
function parseListing(listing: string): OffsiteFile[] {
  const files = listing.matchAll(/^-\S+\s+([\d,.]+)\s+[\d/]+\s+[\d:]+\s(.+)$/gm);
  return [...files].map(([, bytes = '', name = '']) => ({
    name,
    bytes: Number(bytes.replace(/\D/g, '')),
  }));
}

async function runRsync(
  args: readonly string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const child = spawn('rsync', args, {
    env: { ...env, RSYNC_RSH: ssh },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output, errorOutput] = await Promise.all([
    exited.catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'ENOENT') throw thrown;
      throw new OffsiteError('no-program', 'rsync is not installed');
    }),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code === 0) return output;
  throw new OffsiteError(
    classifyExit(code, errorOutput),
    `rsync ended with ${code}: ${errorOutput.trim()}`,
  );
}

/** Exit codes of rsync, and 255, that of ssh. */
const unreachableCodes = [10, 12, 30, 35, 255];
const refusedCodes = [3, 5, 11, 23];

function classifyExit(code: number | null, errorOutput: string): OffsiteProblem {
  if (/no space left|disk quota/i.test(errorOutput)) return 'no-room';
  if (/permission denied|auth failed|host key verification/i.test(errorOutput)) return 'refused';
  if (unreachableCodes.includes(code ?? -1)) return 'unreachable';
  return refusedCodes.includes(code ?? -1) ? 'refused' : 'failed';
}
