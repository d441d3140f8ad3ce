import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');

/** Browser features with their first versions, as MDN records them. */
export const compatData = JSON.parse(fs.readFileSync(file, 'utf8')) as CompatData;

/** The names of the browsers at MDN, by those in the build's targets. */
const mdnNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios: 'safari_ios',
  firefox: 'firefox',
};

/** Returns the first target, such as `chrome103`, that lacks the feature; undefined when all have it or it is unknown. */
export function lackedBy(feature: Identifier | undefined, targets: string[]): string | undefined {
  const support = feature?.__compat?.support as Record<string, unknown> | undefined;
  if (!support) return undefined;
  return targets.find((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    const statements = [support[mdnNames[name] ?? name] ?? []].flat() as SimpleSupportStatement[];
    return statements.length > 0 && !statements.some((each) => isIn(each, version));
  });
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement;
  if (flags || alternative_name || removed || typeof added !== 'string') return false;
  return added !== 'preview' && !isBefore(version, added.replace('≤', ''));
}

function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [otherMajor = 0, otherMinor = 0] = b ?? [];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
