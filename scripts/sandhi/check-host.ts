import fs from 'node:fs';
import type { CheckContext } from './check-context.ts';
import { bad, type Finding, good, warn } from './finding.ts';

const mb = 1024 * 1024;

/** Checks the clock, the disk, the memory and the system's pending updates. */
export async function checkHost({ machine }: CheckContext): Promise<Finding[]> {
  const clock = await machine.run('timedatectl', ['show']);
  const container = await machine.run('systemd-detect-virt', ['--container']);
  const { bavail, bsize } = fs.statfsSync(machine.home);
  return [
    judgeClock(clock.output, container.output),
    judgeDisk((bavail * bsize) / mb),
    judgeMemory(fs.readFileSync('/proc/meminfo', 'utf8')),
    judgeRestart(fs.existsSync(machine.at('/var/run/reboot-required'))),
  ];
}

/** Judges the outputs of `timedatectl show` and `systemd-detect-virt --container`. */
export function judgeClock(output: string, container = 'none'): Finding {
  if (/^(?!none)[\w-]+$/.test(container.trim()))
    return good('clock', `It is that of the machine around this container (${container.trim()}).`);
  if (/^NTPSynchronized=yes$/m.test(output)) return good('clock', 'It is set by the network.');
  if (!/^NTPSynchronized=no$/m.test(output))
    return warn(
      'clock',
      'It could not be found out whether the network sets it. Type: timedatectl',
    );
  const canBeSet = !/^CanNTP=no$/m.test(output);
  const todo = canBeSet
    ? 'sudo timedatectl set-ntp true'
    : 'sudo apt-get install -y systemd-timesyncd';
  return bad('clock', `Nobody sets it, so times and sign-ins go wrong. Do: ${todo}`);
}

export function judgeDisk(freeMb: number): Finding {
  const text = `${Math.floor(freeMb)} MB are free`;
  if (freeMb < 200)
    return bad(
      'disk',
      `${text}: pictures and backups are refused, and orders where the database is on this disk. Delete older backups in the panel, or: sudo journalctl --vacuum-size=100M`,
    );
  if (freeMb < 1_500)
    return warn('disk', `${text}. Delete older backups in the panel, or rent a larger disk soon.`);
  return good('disk', `${text}.`);
}

export function judgeMemory(meminfo: string): Finding {
  const of = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(meminfo)?.[1] ?? 0) / 1024;
  const free = Math.floor(of('MemAvailable') + of('SwapFree'));
  if (free < 80)
    return bad(
      'memory',
      `${free} MB are free: the system will end programs. Restart the machine, or rent a larger one.`,
    );
  if (free < 200)
    return warn('memory', `${free} MB are free. If that stays so, rent a machine with more.`);
  return good('memory', `${free} MB are free.`);
}

function judgeRestart(isWaiting: boolean): Finding {
  return isWaiting
    ? warn('system', 'Updates of the system wait for a restart. One night: sudo reboot')
    : good('system', 'No update waits for a restart.');
}
