import { readConfig } from '#platform/config/config.server.ts';
import { isStartProblem } from '#platform/config/start-problem.server.ts';
import { reachShop } from './admin/reach-shop.ts';
import { readPassword } from './admin/read-password.ts';

const usage = `Owners and their passwords:

  npm run admin -- create <username>      lets somebody new into the panel
  npm run admin -- password <username>    gives an owner another password and ends their sessions

The password is asked for, or read from the standard input when that is no terminal.
It works while the shop runs and while it does not, with the same environment as npm start.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  if (!isStartProblem(thrown)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}

async function main([command, username, ...rest]: string[]): Promise<number> {
  if ((command !== 'create' && command !== 'password') || !username || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const password = await readPassword(`Password for "${username}": `);
  const { ok, message } = await reachShop(config, { command, username, password });
  console[ok ? 'log' : 'error'](message);
  return ok ? 0 : 1;
}
