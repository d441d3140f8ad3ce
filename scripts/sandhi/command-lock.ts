import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { DataDirectoryInUse, takeDataLock } from '#platform/db/data-lock.server.ts';
import { type Machine, needsSudoMessage } from './machine.ts';

/**
 * Runs a command while no other runs, or throws an OperatorProblem: an update goes on when the connection breaks, and its
 * owner may type it again. The operating system ends the lock with the process.
 */
export async function runAlone<Result>(
  { home }: Machine,
  command: () => Promise<Result>,
): Promise<Result> {
  const lock = takeCommandLock(path.join(home, '.commands'));
  try {
    return await command();
  } finally {
    lock.release();
  }
}

function takeCommandLock(folder: string) {
  try {
    return takeDataLock(folder);
  } catch (thrown) {
    if (thrown instanceof DataDirectoryInUse) {
      throw new OperatorProblem(
        'Another sandhi command is still running, so nothing was done. Wait until it has ended, then look: sudo sandhi status',
      );
    }
    if (process.getuid?.() === 0) throw thrown;
    throw new OperatorProblem(needsSudoMessage);
  }
}
