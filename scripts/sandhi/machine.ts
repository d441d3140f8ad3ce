import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { parseEnvironment } from './parse-environment.ts';

export type RunResult = { code: number; output: string };
type RunOptions = {
  input?: string;
  isInteractive?: boolean;
  cwd?: string;
  env?: Record<string, string>;
};

/** The machine of the shop: its folders, under SANDHI_ROOT if that is set, and its programs. */
export type Machine = {
  rootFolder: string;
  home: string;
  at: (absolutePath: string) => string;
  environment: () => Record<string, string>;
  run: (program: string, args: string[], options?: RunOptions) => Promise<RunResult>;
  systemctl: (...args: string[]) => Promise<RunResult>;
  say: (line: string) => void;
};

export function openMachine(
  rootFolder = process.env['SANDHI_ROOT'] ?? '',
  say: (line: string) => void = console.log,
): Machine {
  const at = (absolutePath: string) => path.join(rootFolder, absolutePath);
  return {
    rootFolder,
    home: at('/srv/sandhi'),
    at,
    environment: () => environmentIn(at('/etc/sandhi/sandhi.env')),
    run,
    systemctl: (...args) => run('systemctl', args),
    say,
  };
}

/** The message for someone who is not root. */
export const needsSudoMessage =
  'Only the administrator of this machine may do that. Type the same with sudo in front of it.';

/** Returns the environment variables that systemd passes to the shop; none if install.sh has not run. */
function environmentIn(file: string): Record<string, string> {
  try {
    return parseEnvironment(fs.readFileSync(file, 'utf8'));
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    if (code === 'EACCES') throw new OperatorProblem(needsSudoMessage);
    throw thrown;
  }
}

/**
 * Runs a program and returns its output, or connects it to the terminal and returns none. A missing program counts as a
 * failed one.
 */
function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { input, isInteractive = false, cwd, env } = options;
  const child = spawn(program, args, {
    stdio: [
      input === undefined ? (isInteractive ? 'inherit' : 'ignore') : 'pipe',
      isInteractive ? 'inherit' : 'pipe',
      isInteractive ? 'inherit' : 'pipe',
    ],
    ...(cwd && { cwd }),
    ...(env && { env }),
    // Shields the program from Ctrl-C and a broken connection, so that it finishes.
    detached: !isInteractive,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // Ignores that the program ends without reading its input: its exit code says whether it succeeded.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
