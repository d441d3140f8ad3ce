import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import { withInstalledCommands } from '#web/installed-commands.server.ts';

type ToolResult = { ok: boolean; message: string };

/**
 * Runs a command with the arguments of this process, prints its message and sets the exit code: 0, 1, or 2 with the usage
 * when the command returns undefined because it does not understand the arguments.
 */
export async function runTool(
  usage: string,
  command: (args: string[]) => Promise<ToolResult | undefined>,
): Promise<void> {
  try {
    const result = await command(process.argv.slice(2));
    if (!result) console.error(usage);
    else console[result.ok ? 'log' : 'error'](withInstalledCommands(result.message));
    process.exitCode = result ? Number(!result.ok) : 2;
  } catch (thrown) {
    console.error(withInstalledCommands(problemOf(thrown)));
    process.exitCode = 1;
  }
}

/** Returns the message of an operator problem, or what to do about a full disk. Throws any other error again. */
export function problemOf(thrown: unknown): string {
  if (isOperatorProblem(thrown)) return thrown.message;
  const { code = '', path } = thrown as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') throw thrown;
  return `There is no room left on the disk${path ? ` for ${path}` : ''}. Make room, then run the same command again.`;
}
