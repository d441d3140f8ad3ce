import path from 'node:path';
import type { Machine, RunResult } from './machine.ts';

type ShopScript = { release?: string; script: string; args?: string[]; show?: boolean };

/** Runs a script of a release, the current one by default, as the shop's user and with its settings. */
export function runAsShop(
  machine: Machine,
  { release = path.join(machine.home, 'current'), script, args = [], show = false }: ShopScript,
): Promise<RunResult> {
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: machine.home,
    NODE_ENV: 'production',
    ...machine.settings(),
  };
  const node = path.join(release, 'node_modules/.bin/node');
  const nodeArgs = ['--import', './scripts/require-node.mjs', script, ...args];
  if (machine.root !== '') return machine.run(node, nodeArgs, { cwd: release, env, show });
  return machine.run('runuser', ['-u', 'sandhi', '--', node, ...nodeArgs], {
    cwd: release,
    env,
    show,
  });
}
