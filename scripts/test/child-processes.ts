import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';

const running = new Set<ChildProcess>();
let isStopping = false;

/** Runs a program to its end, with its output on the terminal, and returns its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = trackChild(
      spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }),
    );
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script in node_modules with the current Node.js. */
export function runTool(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return run(process.execPath, [`node_modules/${file}`, ...args], {
    env: {
      ...process.env,
      // Lets shops and commands that the tests start load their modules 20% faster.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...env,
    },
  });
}

/** Runs a program and returns its output; throws, with its output, when it fails. */
export function captureOutput(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = trackChild(
      spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}: ${output.trim().slice(-500)}`));
    });
  });
}

/** Registers a child process, so that it is stopped together with this program. */
export function trackChild(child: ChildProcess): ChildProcess {
  if (isStopping) child.kill('SIGINT');
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Sends the child process this signal and waits until it has exited. */
export function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    for (const child of running) child.kill('SIGINT');
    console.error(`Stopped by ${signal}.`);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 5000).unref();
  });
}
