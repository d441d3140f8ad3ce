type Package = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Package> };
export type Missing = { name: string; entry: Package };

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
/** Maps words in the names of packages to npm's own words. */
const systemAliases: Record<string, string> = { windows: 'win32' };
const processorAliases: Record<string, string> = { ppc64le: 'ppc64' };

/**
 * Finds builds for other systems that the lock does not name. npm leaves them out when its registry does not have them,
 * and then refuses to install from that lock anywhere.
 */
export function missingPlatforms({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([location, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lookupPathsOf(name, location).some((candidate) => candidate in packages))
      .map(([name, version]) => ({ name, entry: entryFor(name, version, dev) })),
  );
}

/** Returns where npm looks for a package that the one at `location` (`node_modules/…`) needs, the nearest first. */
function lookupPathsOf(name: string, location: string): string[] {
  const paths = [`${location === '' ? '' : `${location}/`}node_modules/${name}`];
  const parent = location.lastIndexOf('/node_modules/');
  if (location === '') return paths;
  return [...paths, ...lookupPathsOf(name, parent < 0 ? '' : location.slice(0, parent))];
}

function entryFor(name: string, version: string, dev: boolean | undefined): Package {
  const parts = name.split(/[/-]/);
  const os = platformsIn(parts, systems, systemAliases);
  const cpu = platformsIn(parts, processors, processorAliases);
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

function platformsIn(parts: string[], known: string[], aliases: Record<string, string>): string[] {
  return parts.flatMap((part) => (known.includes(part) ? [part] : (aliases[part] ?? [])));
}
