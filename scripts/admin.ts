import { readConfig } from '#platform/config/config.server.ts';
import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { ShopCommand } from '#server/commands/shop-command.ts';
import { withInstalledCommands } from '#web/installed-commands.server.ts';
import { reachShop } from './admin/reach-shop.ts';
import { readPassword } from './admin/read-password.ts';

const usage = `Owners and their passwords:

  npm run admin -- first <username>       makes the link by which the first owner chooses a password
  npm run admin -- create <username>      lets someone new into the panel
  npm run admin -- password <username>    gives an owner another password and ends their sessions
  npm run admin -- reset-2fa <username>   lets an owner who has lost phone and codes set up two-factor again

The last two also take the e-mail address or phone of an admin who was a customer and has no username.
The password is asked for, or read from the standard input when that is no terminal.
It works while the shop runs and while it does not, with the same environment as npm start.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  if (!isOperatorProblem(thrown)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}

async function main([command = '', username, ...rest]: string[]): Promise<number> {
  if (
    !username ||
    rest.length > 0 ||
    !['first', 'create', 'password', 'reset-2fa'].includes(command)
  ) {
    console.error(withInstalledCommands(usage));
    return 2;
  }
  const config = readConfig(process.env);
  const { ok, message } = await reachShop(config, await commandFor(command, username));
  console[ok ? 'log' : 'error'](withInstalledCommands(message));
  return ok ? 0 : 1;
}

async function commandFor(command: string, username: string): Promise<ShopCommand> {
  if (command === 'reset-2fa' || command === 'first') return { command, username };
  const password = await readPassword(`Password for "${username}": `);
  return { command: command === 'create' ? 'create' : 'password', username, password };
}
