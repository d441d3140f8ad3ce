import path from 'node:path';
import type { Machine, RunResult } from './machine.ts';

type ShopScript = {
  releaseFolder?: string;
  script: string;
  args?: string[];
  isInteractive?: boolean;
  input?: string;
};

/**
 * Runs a script of a release, the current one by default, with the shop's settings and as its user. With SANDHI_ROOT in
 * the environment, as in tests, it runs as the current user.
 */
export function runAsShop(
  machine: Machine,
  { releaseFolder = path.join(machine.home, 'current'), script, args = [], ...io }: ShopScript,
): Promise<RunResult> {
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: machine.home,
    NODE_ENV: 'production',
    ...machine.environment(),
  };
  const node = path.join(releaseFolder, 'node_modules/.bin/node');
  const nodeArgs = ['--import', './scripts/require-node.mjs', script, ...args];
  const options = { cwd: releaseFolder, env, ...io };
  if (machine.rootFolder !== '') return machine.run(node, nodeArgs, options);
  return machine.run('runuser', ['-u', 'sandhi', '--', node, ...nodeArgs], options);
}
