import path from 'node:path';
import { splitKeyFile } from '#scripts/backup/private-key.ts';
import { problemOf } from '#scripts/backup/run-tool.ts';
import { runAlone } from './command-lock.ts';
import { doctor } from './doctor.ts';
import type { Machine } from './machine.ts';
import { restore } from './restore.ts';
import { rollback } from './rollback.ts';
import { runAsShop } from './run-as-shop.ts';
import { status } from './status.ts';
import { update } from './update.ts';

const usage = `The shop on this machine:

  sudo sandhi status                is it open, which version, when was the last backup?
  sudo sandhi doctor                looks at everything the shop depends on, and says what to do
  sudo sandhi update FILE           brings a new version, and goes back by itself when that fails
  sudo sandhi update https://…      the same, from an address
  sudo sandhi rollback              goes back to the version before
  sudo sandhi backup                makes a backup now
  sudo sandhi backup key            makes the keys for encrypted backups
  sudo sandhi verify                restores the newest backup on trial; an encrypted one asks for its private key
  sudo sandhi restore FILE --yes    brings a backup back; today's shop is moved aside, not deleted
                                    an encrypted one asks for its private key, or reads it: --key-file FILE
  sudo sandhi logs                  what the shop said last; with -f it goes on
  sudo sandhi admin                 lets someone into the panel, or gives a new password

Each ends with 0 when all went well, with 1 when something needs you, and with 2 when it was not understood.`;

/** Runs `sandhi <words>`, and returns its exit code: 2 with the usage for words that are not understood. */
export async function runSandhi(machine: Machine, words: readonly string[]): Promise<number> {
  const [name = 'help', ...args] = words;
  const commands = commandsOn(machine);
  const isHelp = ['help', '--help', '-h'].includes(name);
  const isCommand = Object.hasOwn(commands, name);
  try {
    const code = isHelp || !isCommand ? undefined : await commands[name]?.(args);
    if (code === undefined) console[isHelp ? 'log' : 'error'](usage);
    return code ?? (isHelp ? 0 : 2);
  } catch (thrown) {
    console.error(problemOf(thrown));
    return 1;
  }
}

/** What `sandhi <name> <args>` does; undefined where the arguments are not understood. */
type Commands = Record<string, (args: string[]) => Promise<number | undefined>>;

const commandsOn = (machine: Machine): Commands => ({
  status: async (args) => (args.length > 0 ? undefined : status(machine)),
  doctor: async (args) => (args.length > 0 ? undefined : doctor(machine)),
  update: async ([source, ...rest]) =>
    source === undefined || rest.length > 0
      ? undefined
      : uninterrupted(machine, () => update(machine, pathOrUrl(source))),
  rollback: async (all) => {
    const { args, keyFile } = splitKeyFile(all);
    const withBackup = args.join() === '--with-backup';
    if (!withBackup && all.length > 0) return undefined;
    return uninterrupted(machine, () => rollback(machine, withBackup, keyFile));
  },
  backup: async (args) => {
    if (args.length === 0) return runScript(machine, 'scripts/backup.ts', []);
    return args.join() === 'key' ? runScript(machine, 'scripts/backup-key.ts', []) : undefined;
  },
  // Works beside any other command: it never opens the shop's own database.
  verify: async (args) =>
    args.length > 0
      ? undefined
      : (await runAsShop(machine, { script: 'scripts/verify.ts', isInteractive: true })).code,
  restore: async ([file, ...rest]) => {
    const { args, keyFile } = splitKeyFile(rest);
    if (file === undefined || args.join() !== '--yes') return undefined;
    return uninterrupted(machine, () => restore(machine, path.resolve(file), keyFile));
  },
  logs: async (args) =>
    (
      await machine.run('journalctl', ['-u', 'sandhi', '-n', '200', ...args], {
        isInteractive: true,
      })
    ).code,
  admin: async (args) => runScript(machine, 'scripts/admin.ts', args),
});

/** Runs a script that may open the database, so not while another command replaces it. */
function runScript(machine: Machine, script: string, args: string[]): Promise<number> {
  return runAlone(
    machine,
    async () => (await runAsShop(machine, { script, args, isInteractive: true })).code,
  );
}

function pathOrUrl(source: string): string {
  return source.startsWith('https://') ? source : path.resolve(source);
}

/** Runs a command to its end even if the connection to the machine breaks or Ctrl-C is pressed. */
function uninterrupted(machine: Machine, work: () => Promise<number>): Promise<number> {
  process.stdout.on('error', () => undefined);
  process.on('SIGHUP', () => undefined);
  process.on('SIGTERM', () => console.log('Finishing what was begun.'));
  process.on('SIGINT', () => console.log('Finishing what was begun.'));
  return runAlone(machine, work);
}
