import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The files of control groups, version 2, by which Linux limits the memory of a container or a service. */
const linuxFiles = { groupsFolder: '/sys/fs/cgroup', ownGroupFile: '/proc/self/cgroup' };

/**
 * Returns which share of the memory is free, from 0 to 1: of the tightest limit of this process, else of the machine.
 */
export async function readFreeMemoryShare(files = linuxFiles): Promise<number> {
  const shares = await Promise.all((await listGroupFolders(files)).map(readFreeShare));
  const limited = shares.filter((share) => share !== undefined);
  return limited.length > 0 ? Math.min(...limited) : process.availableMemory() / os.totalmem();
}

/** Lists the folders of the process's group and of the groups that contain it. Some do not exist inside a container. */
async function listGroupFolders({
  groupsFolder,
  ownGroupFile,
}: typeof linuxFiles): Promise<string[]> {
  const [, own] = /^0::(\/.*)$/m.exec(await read(ownGroupFile)) ?? [];
  if (own === undefined) return [];
  const names = own.split('/').filter((name) => name !== '');
  return [
    groupsFolder,
    ...names.map((_, index) => path.join(groupsFolder, ...names.slice(0, index + 1))),
  ];
}

/** Returns the free share of a group; undefined without a limit. Linux frees cached files that nobody uses when needed. */
async function readFreeShare(folder: string): Promise<number | undefined> {
  const [max, current, stat] = await Promise.all(
    ['memory.max', 'memory.current', 'memory.stat'].map((file) => read(path.join(folder, file))),
  );
  const limitBytes = bytesIn(max);
  const usedBytes = bytesIn(current);
  if (!(limitBytes && usedBytes !== undefined) || limitBytes >= os.totalmem()) return undefined;
  const [, cached] = /^inactive_file (\d+)$/m.exec(stat ?? '') ?? [];
  const freeBytes = limitBytes - usedBytes + Number(cached ?? 0);
  return Math.min(1, Math.max(0, freeBytes / limitBytes));
}

/** Reads a number of bytes; undefined for `max`, which is no limit. */
function bytesIn(text = ''): number | undefined {
  return /^\d+\s*$/.test(text) ? Number(text) : undefined;
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
