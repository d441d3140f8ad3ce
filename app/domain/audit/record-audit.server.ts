import { sql } from 'drizzle-orm';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { Actor, AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';
import { auditEntries } from './tables.server.ts';

export type NewAuditEntry = {
  action: AuditAction;
  subject: AuditSubject;
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
};

type AdminIdentity = { userId: string; name: string };

/** The actor of `npm run admin` or `sandhi admin`: the owner of the machine, who needs no account. */
export const commandLine: AdminIdentity = {
  userId: '00000000-0000-0000-0000-000000000000',
  name: 'command line',
};

declare const written: unique symbol;
/** The number of a written entry. Only this file and `nothingChanged` make one. */
export type AuditEntryNumber = number & { readonly [written]: true };

/**
 * Records an admin's action, with the fields that differ between both states. Takes the shop of the command's
 * transaction, so that no change is committed without its entry. Throws if a field is named like a secret.
 */
export function recordAudit(shop: AdminShop, entry: NewAuditEntry): Promise<AuditEntryNumber> {
  return recordAuditOf(shop, shop.actor, entry);
}

/**
 * Records an action of an admin outside of the panel: by a link, on the shop’s own pages, on the command line.
 */
export async function recordAuditOf(
  shop: Shop,
  identity: AdminIdentity,
  entry: NewAuditEntry,
): Promise<AuditEntryNumber> {
  const { before, after } = entry;
  return write(shop, { kind: 'owner', ...identity }, { ...entry, ...onlyChanges(before, after) });
}

/** Records a step on an order, by an admin or a shopper. Stores both states whole, without comparing them. */
export function recordOrderChange(shop: Shop, entry: NewAuditEntry): Promise<AuditEntryNumber> {
  return write(shop, shop.actor, entry);
}

/** Records events of several orders by one statement. */
export async function recordOrderChanges(
  shop: Shop,
  added: readonly NewAuditEntry[],
): Promise<void> {
  if (added.length === 0) return;
  const { actor, userId, userName, at } = actorFields(shop, shop.actor);
  const entries = added.map(({ subject, ...entry }) => ({ ...entry, ...subject }));
  await shop.db.execute(sql`insert into ${auditEntries} (actor, user_id, user_name, at, action, subject_kind, subject_id, before, after)
    select ${actor}, ${userId}::uuid, ${userName}::text, ${at.toISOString()}::timestamptz, entry.*
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (action text, kind text, id text, before jsonb, after jsonb)`);
}

type Entry = Pick<NewAuditEntry, 'action' | 'subject'> & {
  [Side in keyof Changes]?: Changes[Side] | undefined;
};

const writeEntry = compiledQuery((db) =>
  db
    .insert(auditEntries)
    .values(
      queryParameters(
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

async function write(shop: Shop, actor: Actor, entry: Entry): Promise<AuditEntryNumber> {
  const [row] = await writeEntry(shop.db, toRow(shop, actor, entry));
  if (!row) throw new Error('The database stored no entry.');
  return row.number as AuditEntryNumber;
}

function toRow(shop: Shop, actor: Actor, entry: Entry) {
  const { action, subject, before = null, after = null } = entry;
  const { kind: subjectKind, id: subjectId } = subject;
  return { ...actorFields(shop, actor), action, subjectKind, subjectId, before, after };
}

function actorFields(shop: Shop, actor: Actor) {
  return {
    actor: actor.kind,
    userId: 'userId' in actor ? actor.userId : null,
    userName: 'name' in actor ? actor.name : null,
    at: shop.now(),
  };
}

type Changes = { before: AuditValues | null; after: AuditValues | null };

/** Returns the fields that differ between two states; null before creation and after deletion. Throws on a secret's name. */
function onlyChanges(before: AuditValues | undefined, after: AuditValues | undefined): Changes {
  for (const field of fieldsOf(before, after)) {
    if (isSecret(field)) throw new Error(`The audit log must not hold "${field}".`);
  }
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const changed = fieldsOf(before, after).filter((field) => !isEqual(before[field], after[field]));
  return { before: pickFields(before, changed), after: pickFields(after, changed) };
}

function fieldsOf(...states: (AuditValues | undefined)[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state ?? {})))];
}

/** Returns whether a field is named like a secret, which the log must not hold: its readers could sign in. */
function isSecret(field: string): boolean {
  return /password|secret|token|hash|recoveryCode|apiKey|privateKey/i.test(field);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pickFields(state: AuditValues, fields: readonly string[]): AuditValues {
  return Object.fromEntries(fields.flatMap((field) => definedField(state, field)));
}

function definedField(state: AuditValues, field: string): [string, AuditValues[string]][] {
  const value = state[field];
  return value === undefined ? [] : [[field, value]];
}
