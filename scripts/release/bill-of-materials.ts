import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Commit } from './clean-commit.ts';
import type { ReleasedPackage } from './production-packages.ts';
import { runIn } from './run-in.ts';

type Component = { 'bom-ref': string; name: string; version: string };
type Bill = {
  serialNumber: string;
  metadata: { timestamp: string; tools: unknown; component: Record<string, unknown> };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};
type Release = {
  source: string;
  target: string;
  packages: readonly ReleasedPackage[];
  commit: Commit;
};

/** Writes the release's bill of materials in CycloneDX: npm's own list, reduced to the packages in the release. */
export async function writeBillOfMaterials({ source, target, packages, commit }: Release) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const bill = JSON.parse(await runIn(source, 'npm', args)) as Bill;
  const text = JSON.stringify(reduceBill(bill, packages, commit), undefined, 2);
  fs.writeFileSync(path.join(target, 'sbom.cdx.json'), `${text}\n`);
}

/** Keeps the packages of the release, in a fixed order, and takes serial number and time from the commit. */
export function reduceBill(bill: Bill, packages: readonly ReleasedPackage[], commit: Commit): Bill {
  const own = `sandhi@${commit.version}`;
  const kept = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const isKept = (ref: string) => kept.has(ref) || ref === own;
  const timestamp = new Date(commit.committedAtSeconds * 1000).toISOString();
  return {
    ...bill,
    serialNumber: `urn:uuid:${uuidOf(`${own} ${commit.commit}`)}`,
    metadata: {
      timestamp,
      tools: [{ vendor: 'sandhi', name: 'npm run release', version: commit.version }],
      component: { ...bill.metadata.component, type: 'application', name: 'sandhi' },
    },
    components: bill.components
      .filter(({ name, version }) => kept.has(`${name}@${version}`))
      .sort((one, other) => compare(one['bom-ref'], other['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept).sort() }))
      .sort((one, other) => compare(one.ref, other.ref)),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns a UUID made of a text alone (version 8 of RFC 9562). */
function uuidOf(text: string): string {
  const hex = crypto.hash('sha256', text);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
