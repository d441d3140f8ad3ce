import type { SourceFile } from '#test/source-files.ts';

/** Returns a finding for each file of the domain that writes to a table but has no test beside it. */
export function commandsWithoutTest(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  return files
    .filter(writesToTable)
    .map((file) => file.path.replace(/(\.server)?\.ts$/, ''))
    .filter((name) => !paths.has(`${name}.test.ts`) && !paths.has(`${name}.server.test.ts`))
    .map((name) => `${name}.server.ts writes, but has no test: add ${name}.test.ts`);
}

/** Parts of commands, whose entry the command itself records. */
const partsOfCommands = [
  'app/domain/orders/fulfilment/edit-lines.server.ts',
  'app/domain/auth/resets/create-admin-link.server.ts',
];

/** Returns a finding for each file that writes for an admin and leaves no entry in the activity log. */
export function adminCommandsWithoutAuditEntry(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => writesToTable(file) && /\bshop: AdminShop\b/.test(file.text))
    .filter(
      ({ path, text }) =>
        !(partsOfCommands.includes(path) || /\b(recordAudit|applyOrderChange)\b/.test(text)),
    )
    .map(({ path }) => `${path} writes for an admin and leaves no entry: call recordAudit`);
}

/** Returns a finding for each file that writes the tables of the sign-in library, except for the one that may. */
export function accountWritesOutsideTheirFile(files: readonly SourceFile[]): string[] {
  const onlyWriter = 'app/domain/accounts/account-writes.server.ts';
  return files
    .filter(
      ({ path }) => /^(app|server|db|scripts)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path),
    )
    .filter(
      ({ path, text }) =>
        /\b(insert|update|delete)\(\s*(users|sessions|accounts)\s*\)/.test(text) ||
        /\btable: (users|sessions|accounts)\b/.test(text) ||
        (/#platform\/auth\/account-store/.test(text) && path !== onlyWriter),
    )
    .map(({ path }) => `${path} writes accounts or sessions by itself: call ${onlyWriter}`);
}

function writesToTable(file: SourceFile): boolean {
  return (
    /^app\/domain\/.*\.server\.ts$/.test(file.path) &&
    !file.path.endsWith('/tables.server.ts') &&
    /\.(insert|update|delete)\(/.test(file.text)
  );
}

/** The files that may write orders: applyOrderChange, and those that place, flag, invent, link or anonymize an order. */
const writersOfOrders = [
  'app/domain/customers/guest-orders/link-guest-orders.server.ts',
  'app/domain/customers/guest-orders/link-older-order.server.ts',
  'app/domain/customers/guest-orders/link-order.server.ts',
  'app/domain/customers/guest-orders/unlink-order.server.ts',
  'app/domain/demo-month/fill-month.server.ts',
  'app/domain/orders/checkout/open-order.server.ts',
  'app/domain/orders/checkout/flag-order.server.ts',
  'app/domain/orders/privacy/remove-person.server.ts',
  'app/domain/orders/apply-order-change.server.ts',
];

/** Returns a finding for each file that changes the row of an order and leaves no entry in its history. */
export function orderWritesWithoutHistory(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => writesToTable(file) && /\.update\(orders\)/.test(file.text))
    .filter(({ path }) => !writersOfOrders.includes(path))
    .map(({ path }) => `${path} changes an order and leaves no entry: call applyOrderChange`);
}

/** Returns calls of commands whose result is dropped. */
export function droppedResults(files: readonly SourceFile[]): string[] {
  const commands = files.filter(({ path }) => !path.includes('.test.')).flatMap(commandsIn);
  if (commands.length === 0) return [];
  // Matches a call that is a statement: only the end of another statement precedes it.
  const call = new RegExp(
    `(?<=[;}]|\\{ *\\n|\\*/)\\s*(?:if \\([^\\n]*\\) )?(?:await |void )?(${commands.join('|')})\\(`,
    'g',
  );
  return files
    .filter(({ path }) => /^(app|server)\//.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(call)].map(([, name]) => `${path} drops the result of ${name}`),
    );
}

/** Returns the names of the commands of a file that can refuse. */
function commandsIn({ path, text }: SourceFile): string[] {
  if (!/^app\/(domain|web)\//.test(path)) return [];
  const signatures = text.matchAll(/^export (?:async )?function (\w+)[\s\S]*?\{$/gm);
  return [...signatures]
    .filter(([signature]) => /Promise<\s*Result</.test(signature) && !/, never>>/.test(signature))
    .map(([, name = '']) => name);
}
