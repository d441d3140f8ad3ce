import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFreeMemoryShare } from './free-memory.server.ts';

const mb = 1024 ** 2;
const shareOfMachine = process.availableMemory() / os.totalmem();

type ControlGroup = { max: number | 'max'; currentMb: number; cacheMb: number };

/** Makes the files by which Linux reports the memory of control groups, for a process in the group `own`. */
function makeFiles(own: string, groups: Record<string, ControlGroup>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-memory-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, { max, currentMb, cacheMb }] of Object.entries(groups)) {
    const write = (file: string, text: string) =>
      fs.writeFileSync(path.join(folder, name, file), `${text}\n`);
    fs.mkdirSync(path.join(folder, name), { recursive: true });
    write('memory.max', max === 'max' ? max : `${max * mb}`);
    write('memory.current', `${currentMb * mb}`);
    write('memory.stat', `anon 1\ninactive_anon 7\ninactive_file ${cacheMb * mb}\nslab 2`);
  }
  const ownGroupFile = path.join(folder, 'own');
  fs.writeFileSync(ownGroupFile, `4:memory:/other\n0::${own}\n`);
  return { groupsFolder: folder, ownGroupFile };
}

test('in a container the free share is that of its limit, and cached files count as free', async () => {
  const container = { max: 512, currentMb: 500, cacheMb: 244 };
  const namespaced = makeFiles('/', { '.': container });
  expect(await readFreeMemoryShare(namespaced)).toBe(0.5);

  // Without a namespace of its own, a container reads the path that its group has on the machine.
  const shared = makeFiles('/docker/4711', { '.': container });
  expect(await readFreeMemoryShare(shared)).toBe(0.5);
});

test('the tightest of nested limits counts', async () => {
  const files = makeFiles('/shops.slice/sandhi.service', {
    'shops.slice': { max: 1000, currentMb: 950, cacheMb: 50 },
    'shops.slice/sandhi.service': { max: 400, currentMb: 100, cacheMb: 0 },
  });
  expect(await readFreeMemoryShare(files)).toBe(0.1);
});

test.each([
  [
    'without a limit',
    makeFiles.bind(undefined, '/', { '.': { max: 'max', currentMb: 9, cacheMb: 0 } }),
  ],
  [
    'with a limit beyond the machine',
    makeFiles.bind(undefined, '/', { '.': { max: 2 ** 30, currentMb: 9, cacheMb: 0 } }),
  ],
  [
    'where the system has no such files',
    () => ({ groupsFolder: '/nowhere', ownGroupFile: '/nowhere' }),
  ],
] as const)('%s the free share is that of the machine', async (_where, files) => {
  expect(await readFreeMemoryShare(files())).toBeCloseTo(shareOfMachine, 1);
});
