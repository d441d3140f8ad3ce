import { sql } from 'drizzle-orm';
import { builtOnce, given } from '#domain/kernel/built-once.server.ts';
import type { Actor, OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';
import { auditEntries } from './tables.server.ts';

export type Audited = {
  action: AuditAction;
  subject: AuditSubject;
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
};

type Who = { userId: string; name: string };

/** The actor of `npm run admin`: the owner of the machine, who needs no account. */
export const commandLine: Who = {
  userId: '00000000-0000-0000-0000-000000000000',
  name: 'npm run admin',
};

declare const written: unique symbol;
/** The number of an entry. Only writing one makes it. */
export type Recorded = number & { readonly [written]: true };

/**
 * Records an admin's action, with the fields that differ between both states. Takes the shop of the command's
 * transaction, so that no change is kept without its entry. Throws where a field is named like a secret.
 */
export function recordAudit(shop: OwnerShop, audited: Audited): Promise<Recorded> {
  return recordAuditOf(shop, shop.actor, audited);
}

/**
 * Records changes to admins made outside of the panel: by a link, on the shop’s own pages, on the command line.
 */
export async function recordAuditOf(shop: Shop, who: Who, audited: Audited): Promise<Recorded> {
  const { before, after } = audited;
  return write(shop, { kind: 'owner', ...who }, { ...audited, ...onlyChanges(before, after) });
}

/** Records a step on an order, which shoppers take as well, with both states as they are given. */
export function recordOrderChange(shop: Shop, audited: Audited): Promise<Recorded> {
  return write(shop, shop.actor, audited);
}

/** The same for steps on several orders, by one statement. */
export async function recordOrderChanges(shop: Shop, audited: readonly Audited[]): Promise<void> {
  if (audited.length === 0) return;
  const { actor, userId, userName, at } = whoOf(shop, shop.actor);
  const entries = audited.map(({ subject, ...entry }) => ({ ...entry, ...subject }));
  await shop.db.execute(sql`insert into ${auditEntries} (actor, user_id, user_name, at, action, subject_kind, subject_id, before, after)
    select ${actor}, ${userId}::uuid, ${userName}::text, ${at.toISOString()}::timestamptz, entry.*
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (action text, kind text, id text, before jsonb, after jsonb)`);
}

type Entry = Pick<Audited, 'action' | 'subject'> & {
  [Side in keyof Changes]?: Changes[Side] | undefined;
};

const writeEntry = builtOnce((db) =>
  db
    .insert(auditEntries)
    .values(
      given(
        'actor',
        'userId',
        'userName',
        'at',
        'action',
        'subjectKind',
        'subjectId',
        'before',
        'after',
      ),
    )
    .returning({ number: auditEntries.number }),
);

async function write(shop: Shop, actor: Actor, entry: Entry): Promise<Recorded> {
  const [row] = await writeEntry(shop.db, rowOf(shop, actor, entry));
  if (!row) throw new Error('The database kept no entry.');
  return row.number as Recorded;
}

function rowOf(shop: Shop, actor: Actor, entry: Entry) {
  const { action, subject, before = null, after = null } = entry;
  const { kind: subjectKind, id: subjectId } = subject;
  return { ...whoOf(shop, actor), action, subjectKind, subjectId, before, after };
}

function whoOf(shop: Shop, actor: Actor) {
  return {
    actor: actor.kind,
    userId: 'userId' in actor ? actor.userId : null,
    userName: 'name' in actor ? actor.name : null,
    at: shop.now(),
  };
}

type Changes = { before: AuditValues | null; after: AuditValues | null };

/** Returns the fields in which two states differ. A state is null where something was made or removed. */
function onlyChanges(before: AuditValues | undefined, after: AuditValues | undefined): Changes {
  for (const field of fieldsOf(before, after)) {
    if (isSecret(field)) throw new Error(`The audit log must not hold "${field}".`);
  }
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const changed = fieldsOf(before, after).filter((field) => !isSame(before[field], after[field]));
  return { before: pickFields(before, changed), after: pickFields(after, changed) };
}

function fieldsOf(...states: (AuditValues | undefined)[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state ?? {})))];
}

/** Throws where a command would log a secret: the log must not let its readers sign in. */
function isSecret(field: string): boolean {
  return /password|secret|token|hash|recoveryCode|apiKey|privateKey/i.test(field);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pickFields(state: AuditValues, fields: readonly string[]): AuditValues {
  return Object.fromEntries(fields.flatMap((field) => pairOf(state, field)));
}

function pairOf(state: AuditValues, field: string): [string, AuditValues[string]][] {
  const value = state[field];
  return value === undefined ? [] : [[field, value]];
}
