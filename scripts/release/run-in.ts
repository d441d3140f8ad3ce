import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

type Failed = Error & { stdout?: string; stderr?: string };

/** Runs a program in a folder and returns what it printed. Throws an OperatorProblem with its whole output when it fails. */
export async function runIn(cwd: string, program: string, args: string[]): Promise<string> {
  try {
    const options = { cwd, env: cleanEnvironment(), maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (thrown) {
    const { message, stdout = '', stderr = '' } = thrown as Failed;
    const output = `${stdout}${stderr}`.trim() || message;
    throw new OperatorProblem(`“${program} ${args.join(' ')}” failed:\n${output}`);
  }
}

/** Returns this environment without the variables of the npm that runs this script, and those that would change a build. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const unwanted =
    /^(npm_(?!config_(?!local_prefix|global_prefix))|INIT_CWD$|NODE_(ENV|OPTIONS)$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name)));
}
