import { fetchReadiness } from './fetch-readiness.ts';
import { listBackups } from './list-backups.ts';
import type { Machine } from './machine.ts';
import { currentRelease, previousRelease } from './releases.ts';

/** Prints the state of the shop in five lines. Returns the exit code: 0 when it takes orders, else 1. */
export async function status(machine: Machine): Promise<number> {
  const { ready, message } = await fetchReadiness(machine);
  const since = await machine.systemctl('show', 'sandhi', '-p', 'ActiveEnterTimestamp', '--value');
  const [newest] = listBackups(machine);
  const previous = previousRelease(machine);
  machine.say(`Shop      ${machine.environment()['APP_URL'] ?? '(no address)'}`);
  machine.say(`State     ${ready ? 'open, it takes orders' : `takes no orders: ${message}`}`);
  machine.say(
    `Version   ${currentRelease(machine)?.version ?? 'none'}${previous ? `, before: ${previous.version}` : ''}`,
  );
  machine.say(`Since     ${since.output || 'unknown'}`);
  machine.say(`Backup    ${newest ? newest.at.toISOString() : 'none yet'}`);
  if (!ready) machine.say('\nWhat to do: sudo sandhi doctor');
  return ready ? 0 : 1;
}
