import fs from 'node:fs';

/** The unit in which Linux counts processor time in /proc. */
const ticksPerSecond = 100;

/** Returns the processor time of a process so far, in milliseconds. Other load on the machine hardly affects it. */
export function processorMs(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [userTicks, systemTicks] = fields.slice(11, 13);
  return ((Number(userTicks) + Number(systemTicks)) / ticksPerSecond) * 1000;
}

/** Returns the resident memory of a process in megabytes. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
