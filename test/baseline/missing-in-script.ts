import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { compatData, lackedBy } from './known-features.ts';

type Node = { type: string; [field: string]: unknown };

const { api, javascript } = compatData;
const {
  builtins,
  classes,
  regular_expressions: patterns,
} = javascript as unknown as {
  builtins: Record<string, Identifier>;
  classes: { static: Record<string, Identifier> };
  regular_expressions: Record<string, Identifier>;
};
/** The lists that declare the global names of scripts. */
const globals: Record<string, Identifier>[] = [api, builtins];
/** Members of all interfaces by name: `toSorted` is one of Array and of TypedArray. */
const members = membersByName();
/** The interfaces that every HTML element implements. */
const elementInterfaces = ['HTMLElement', 'Element', 'Node'];
/** Names of properties and functions that return elements: `current` is that of React's refs. */
const elementSources =
  /^(current|currentTarget|target|activeElement|parentElement|documentElement|closest|querySelector|getElementById)$/;

/** Returns what a built script uses that one of the targets lacks, as `URL.canParse: chrome103`. */
export function missingInScript(code: string, targets: string[]): string[] {
  const missing = new Set<string>();
  const note = (name: string, feature: Identifier | undefined) => {
    const target = lackedBy(feature, targets);
    if (target) missing.add(`${name}: ${target}`);
  };
  const noteMethod = (name: string) => {
    const lacking = (members.get(name) ?? []).map((feature) => lackedBy(feature, targets));
    if (lacking.length > 0 && lacking.every(Boolean)) missing.add(`.${name}(): ${lacking[0]}`);
  };
  walk(parseAst(code) as unknown as Node, new Map(), (node, constructors) => {
    visitors[node.type]?.(node, { constructors, note, noteMethod });
  });
  return [...missing].sort();
}

type Note = (name: string, feature: Identifier | undefined) => void;

type Visit = { constructors: Map<string, string>; note: Note; noteMethod: (name: string) => void };

const visitors: Record<string, (node: Node, visit: Visit) => void> = {
  StaticBlock: (_, { note }) => note('static {}', classes.static['initialization_blocks']),
  NewExpression: ({ callee }, { note }) => note(`new ${nameOf(callee)}`, globalOf(callee)),
  CallExpression: noteCall,
  Literal: ({ regex }, { note }) => regex && notePattern(regex as Pattern, note),
  MemberExpression: noteMember,
};

/** Notes a global function, and a method of any object if it is too new on every interface that has one of this name. */
function noteCall(node: Node, { note, noteMethod }: Visit) {
  const callee = node['callee'] as Node;
  if (callee.type === 'Identifier') note(nameOf(callee), globalOf(callee));
  if (callee.type === 'MemberExpression' && !callee['computed'])
    noteMethod(nameOf(callee['property']));
}

/** Resolves `URL.canParse`, `query.size` where `query` was made by `new URLSearchParams`, and `ref.current.role`. */
function noteMember(node: Node, { constructors, note }: Visit) {
  if (node['computed']) return;
  noteElementProperty(node, note);
  const [object, name] = [nameOf(node['object']), nameOf(node['property'])];
  const type = constructors.get(object);
  if (type !== undefined) note(`${type}#${name}`, globalNamed(type)?.[name] as Identifier);
  else {
    const owner = globalNamed(object);
    note(
      `${object}.${name}`,
      (owner?.[`${name}_static`] ?? (builtins[object] && owner?.[name])) as Identifier,
    );
  }
}

/** Notes a property that every element has, where its object is visibly an element. */
function noteElementProperty({ object, property }: Node, note: Note) {
  const source = object as Node;
  const origin = (source.type === 'CallExpression' ? source['callee'] : source) as Node;
  if (origin.type !== 'MemberExpression' || !elementSources.test(nameOf(origin['property'])))
    return;
  const name = nameOf(property);
  const owner = elementInterfaces
    .map(globalNamed)
    .find((each) => each && Object.hasOwn(each, name));
  note(`Element#${name}`, owner?.[name] as Identifier);
}

type Pattern = { pattern: string; flags: string };

function notePattern({ pattern, flags }: Pattern, note: Note) {
  if (/\(\?<[=!]/.test(pattern)) note(`/${pattern}/`, patterns['lookbehind_assertion']);
  if (/\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(pattern))
    note(`/${pattern}/`, patterns['modifier']);
  if (flags.includes('v')) note(`/${pattern}/v`, builtins['RegExp']?.['unicodeSets'] as Identifier);
  if (flags.includes('d')) note(`/${pattern}/d`, builtins['RegExp']?.['hasIndices'] as Identifier);
}

function globalOf(node: unknown): Identifier | undefined {
  const { type, name } = node as { type: string; name?: string };
  return type === 'Identifier' && name !== undefined ? globalNamed(name) : undefined;
}

function globalNamed(name: string): Identifier | undefined {
  return globals.map((list) => (Object.hasOwn(list, name) ? list[name] : undefined)).find(Boolean);
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown } | undefined)?.name ?? '');
}

function membersByName(): Map<string, Identifier[]> {
  const found = new Map<string, Identifier[]>();
  for (const owner of [...Object.values(api), ...Object.values(builtins)]) {
    for (const [name, feature] of Object.entries(owner as Record<string, Identifier>)) {
      const member = name.replace(/_static$/, '');
      if (member !== '__compat') found.set(member, [...(found.get(member) ?? []), feature]);
    }
  }
  return found;
}

/** Visits each node with the constructor that made the initial value of each variable, where there is one. */
function walk(
  node: Node,
  constructors: Map<string, string>,
  visit: (node: Node, constructors: Map<string, string>) => void,
) {
  const inside = /Function/.test(node.type) ? new Map(constructors) : constructors;
  if (node.type === 'VariableDeclarator') noteConstructor(node, inside);
  visit(node, inside);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) walk(child, inside, visit);
  }
}

function noteConstructor({ id, init }: Node, constructors: Map<string, string>) {
  const { type, callee } = (init ?? {}) as Partial<Node>;
  if (type === 'NewExpression' && globalOf(callee)) constructors.set(nameOf(id), nameOf(callee));
  else constructors.delete(nameOf(id));
}

function isNode(child: unknown): child is Node {
  return typeof (child as Node | null | undefined)?.type === 'string';
}
