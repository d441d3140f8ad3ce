import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

/** The namespace of the signature, under which the key signs nothing else. */
const namespace = 'sandhi-release';

/** Signs with a private SSH key, whose passphrase ssh-keygen asks for itself. Returns a message about the result. */
export async function signRelease(archive: string, key: string | undefined): Promise<string> {
  const signature = `${archive}.sig`;
  fs.rmSync(signature, { force: true });
  if (key === undefined) {
    return 'NOT SIGNED: no key was named (--key or SANDHI_RELEASE_KEY). Machines take only signed releases.';
  }
  if (!fs.existsSync(key))
    throw new OperatorProblem(`There is no SSH key in ${key}. Nothing was signed.`);
  const child = spawn('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', namespace, archive], {
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new OperatorProblem(`ssh-keygen could not sign with ${key}: it said why above.`);
  return `Signed: ${signature}`;
}
