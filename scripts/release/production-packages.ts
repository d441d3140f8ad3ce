import fs from 'node:fs';
import path from 'node:path';

type Locked = {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type ReleasedPackage = { folder: string; name: string; version: string };

/**
 * Lists the installed packages that a running shop can reach, by the lock file. `npm ci --omit=dev` would also install
 * the build tools, because libraries name them as optional peers.
 */
export function productionPackages(root: string): ReleasedPackage[] {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const follow = (folder: string) => {
    for (const name of dependenciesOf(packages[folder])) {
      const needed = folderOf(packages, folder, name);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      follow(needed);
    }
  };
  follow('');
  return [...found]
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .sort()
    .map((folder) => ({ folder, name: nameOf(folder), version: packages[folder]?.version ?? '' }));
}

function dependenciesOf(locked: Locked | undefined): string[] {
  const peers = Object.keys(locked?.peerDependencies ?? {});
  return [
    ...Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies }),
    ...peers.filter((name) => !locked?.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Returns the folder of the package that `import` would find from that folder: its own one, or the nearest above it. */
function folderOf(packages: Record<string, Locked>, folder: string, name: string) {
  for (
    let above = folder;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  ) {
    const candidate = path.posix.join(above, 'node_modules', name);
    if (packages[candidate]) return candidate;
    if (above === '') return undefined;
  }
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Files that only development tools read. */
const developmentFiles = /\.(map|d\.[cm]?ts)$/;

/** Copies the packages without those nested in them, which the list contains as well, and links `node` into .bin. */
export function copyPackages(from: string, to: string, packages: readonly ReleasedPackage[]): void {
  for (const { folder } of packages) {
    const own = path.join(from, folder);
    fs.cpSync(own, path.join(to, folder), {
      recursive: true,
      filter: (file) => !developmentFiles.test(file) && file !== path.join(own, 'node_modules'),
    });
  }
  const node = 'node_modules/node';
  const license = `${node}/node_modules/node-${process.platform}-${process.arch}/LICENSE`;
  fs.copyFileSync(path.join(from, license), path.join(to, node, 'LICENSE'));
  fs.mkdirSync(path.join(to, 'node_modules/.bin'));
  fs.symlinkSync('../node/bin/node', path.join(to, 'node_modules/.bin/node'));
}
