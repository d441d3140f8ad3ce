import { isStartProblem } from '#platform/config/start-problem.server.ts';
import { withInstalledCommands } from '#web/installed-commands.server.ts';

type Answer = { ok: boolean; message: string };

/**
 * Runs a command with the arguments of this process, prints its message and sets the exit code: 0, 1, or 2 with the usage
 * when the command returns undefined because it does not understand the arguments.
 */
export async function runTool(
  usage: string,
  command: (args: string[]) => Promise<Answer | undefined>,
): Promise<void> {
  try {
    const answer = await command(process.argv.slice(2));
    if (!answer) console.error(usage);
    else console[answer.ok ? 'log' : 'error'](withInstalledCommands(answer.message));
    process.exitCode = answer ? Number(!answer.ok) : 2;
  } catch (thrown) {
    const message = isStartProblem(thrown) ? thrown.message : diskProblem(thrown);
    if (message === undefined) throw thrown;
    console.error(withInstalledCommands(message));
    process.exitCode = 1;
  }
}

/** Returns what to do about a full disk; undefined for any other error. */
function diskProblem(thrown: unknown): string | undefined {
  const { code = '', path } = thrown as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return `There is no room left on the disk${path ? ` for ${path}` : ''}. Make room, then run the same command again.`;
}
