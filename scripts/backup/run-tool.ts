import { withInstalledCommands } from '#platform/config/owner-commands.server.ts';
import { isStartProblem } from '#platform/config/start-problem.server.ts';

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
    if (!isStartProblem(thrown)) throw thrown;
    console.error(withInstalledCommands(thrown.message));
    process.exitCode = 1;
  }
}
