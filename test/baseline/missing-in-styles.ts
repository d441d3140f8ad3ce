import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Container, type Document } from 'postcss';
import { compatData, lackedBy } from './known-features.ts';

type Tree = Record<string, Identifier>;

const { properties, selectors, types } = compatData.css as unknown as Record<string, Tree>;
const atRules = compatData.css['at-rules'] as unknown as Tree;
const dynamicUnit = types?.['length']?.['viewport_percentage_units_dynamic'] as Identifier;
const functions = { ...types, ...(types?.['color'] as unknown as Tree) };

/** Returns what a built style sheet uses, outside of `@supports`, that one of the targets lacks. */
export function missingInStyles(css: string, targets: string[]): string[] {
  const missing = new Set<string>();
  const note = (name: string, feature: Identifier | undefined) => {
    const target = lackedBy(feature, targets);
    if (target) missing.add(`${name}: ${target}`);
  };
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') noteAtRule(node, note);
    if (node.type === 'rule') noteSelector(node.selector, note);
    if (node.type === 'decl') noteDeclaration(node, note);
  });
  return [...missing].sort();
}

type Note = (name: string, feature: Identifier | undefined) => void;

function noteAtRule({ name, params }: AtRule, note: Note) {
  note(`@${name}`, atRules[name]);
  if (name === 'media' && /[<>]/.test(params))
    note('@media (… < …)', atRules['media']?.['range_syntax']);
  for (const [, feature = ''] of name === 'media' ? params.matchAll(/\(([a-z-]+)\s*[:)]/g) : []) {
    note(`@media (${feature})`, atRules['media']?.[feature]);
  }
}

function noteSelector(selector: string, note: Note) {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
    note(`:${name}`, selectors?.[name]);
}

function noteDeclaration({ prop, value }: { prop: string; value: string }, note: Note) {
  noteValue(value, note);
  if (prop.startsWith('--')) return;
  note(prop, properties?.[prop]);
  const keyword = /^[a-z-]+$/.test(value) ? properties?.[prop]?.[value] : undefined;
  note(`${prop}: ${value}`, keyword);
}

function noteValue(value: string, note: Note) {
  const bare = value.replace(/"[^"]*"|url\([^)]*\)/g, '');
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z-]+)\(/g))
    note(`${name}()`, functions[name]);
  if (/\d(dvh|dvw|svh|svw|lvh|lvw)\b/.test(bare)) note('dvh', dynamicUnit);
}

function isGuarded(node: ChildNode): boolean {
  let above: Container | Document | undefined = node.parent;
  for (; above; above = above.parent) {
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
  }
  return false;
}
