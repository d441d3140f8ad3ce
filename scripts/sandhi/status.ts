import { askReady } from './ask-ready.ts';
import { backupsHere } from './backups-here.ts';
import type { Machine } from './machine.ts';
import { currentRelease, formerRelease } from './releases.ts';

/** Prints the state of the shop in five lines. Exits with 0 when it takes orders, else with 1. */
export async function status(machine: Machine): Promise<number> {
  const { ready, words } = await askReady(machine);
  const since = await machine.systemctl('show', 'sandhi', '-p', 'ActiveEnterTimestamp', '--value');
  const [newest] = backupsHere(machine);
  const former = formerRelease(machine);
  machine.say(`Shop      ${machine.settings()['APP_URL'] ?? '(no address)'}`);
  machine.say(`State     ${ready ? 'open, it takes orders' : `takes no orders: ${words}`}`);
  machine.say(
    `Version   ${currentRelease(machine)?.version ?? 'none'}${former ? `, before: ${former.version}` : ''}`,
  );
  machine.say(`Since     ${since.output || 'unknown'}`);
  machine.say(`Backup    ${newest ? newest.at.toISOString() : 'none yet'}`);
  if (!ready) machine.say('\nWhat to do: sudo sandhi doctor');
  return ready ? 0 : 1;
}
