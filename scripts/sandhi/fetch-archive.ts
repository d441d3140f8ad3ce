import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { Machine } from './machine.ts';

const suffixes = ['', '.sha256', '.sig'] as const;

/**
 * Fetches a release from a file or an https URL into a folder. Throws when its checksum or its signature is wrong.
 */
export async function fetchArchive(
  machine: Machine,
  source: string,
  folder: string,
): Promise<string> {
  const archive = path.join(folder, 'archive');
  for (const suffix of suffixes) await fetchFile(source + suffix, archive + suffix);
  const sum = fs.readFileSync(`${archive}.sha256`, 'utf8').split(/\s/)[0];
  if ((await digest(archive)) !== sum) {
    throw new OperatorProblem(`${source} was damaged on its way. Fetch it again.`);
  }
  machine.say(`It is whole, and signed by ${await signerOf(machine, archive, source)}.`);
  return archive;
}

async function fetchFile(from: string, to: string): Promise<void> {
  if (!/^https:\/\//.test(from)) {
    if (!fs.existsSync(from)) throw new OperatorProblem(`${from} is not there.`);
    return fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  }
  const response = await fetch(from).catch(() => undefined);
  if (!response?.ok || !response.body) {
    throw new OperatorProblem(
      `${from} cannot be fetched (${response?.status ?? 'no answer'}). Is the address right, and the machine online?`,
    );
  }
  // Fails, too, when nothing has come for five minutes: the limit of fetch.
  await pipeline(Readable.from(response.body), fs.createWriteStream(to)).catch((thrown) => {
    const isDiskError = (thrown as NodeJS.ErrnoException).syscall === 'write';
    if (isDiskError) throw thrown;
    throw new OperatorProblem(`${from} broke off on its way. Run the same command again.`);
  });
}

async function digest(file: string): Promise<string> {
  const hash = crypto.createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the signer of the archive. Throws unless /etc/sandhi/allowed-signers names them. */
async function signerOf(machine: Machine, archive: string, source: string): Promise<string> {
  const signers = machine.at('/etc/sandhi/allowed-signers');
  const fileArgs = ['-f', signers, '-s', `${archive}.sig`];
  const found = await machine.run('ssh-keygen', ['-Y', 'find-principals', ...fileArgs]);
  const signer = found.output.split('\n')[0] ?? '';
  const args = [
    '-c',
    'exec ssh-keygen -Y verify -f "$1" -s "$2" -I "$3" -n sandhi-release <"$4"',
    'sh',
  ];
  const verified =
    found.code === 0
      ? await machine.run('sh', [...args, signers, `${archive}.sig`, signer, archive])
      : found;
  if (verified.code === 0) return signer;
  throw new OperatorProblem(
    `${source} was not signed by anyone in ${signers}. Nothing was changed. Ask the person who gave it to you.`,
  );
}
