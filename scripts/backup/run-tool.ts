import { isStartProblem } from '#platform/config/start-problem.server.ts';

type Answer = { ok: boolean; message: string };

/**
 * Runs a command of the shop with its arguments, prints its message, and sets the exit code. Undefined stands for
 * arguments that it does not understand.
 */
export async function runTool(
  usage: string,
  work: (words: string[]) => Promise<Answer | undefined>,
): Promise<void> {
  try {
    const answer = await work(process.argv.slice(2));
    if (!answer) console.error(usage);
    else console[answer.ok ? 'log' : 'error'](answer.message);
    process.exitCode = answer ? Number(!answer.ok) : 2;
  } catch (thrown) {
    if (!isStartProblem(thrown)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}
