import { ok, type Result } from '#domain/kernel/result.ts';
import { type AdminShop, inUnrecordedTransaction } from '#domain/kernel/shop.server.ts';
import type { AuditEntryNumber } from './record-audit.server.ts';

/** The success of a panel command: its value, and the entry that it wrote. */
type RecordedSuccess<Value> = { ok: true; value: Value; entry: AuditEntryNumber };
export type Recording<Value, Refusal extends { code: string }> =
  | RecordedSuccess<Value>
  | Extract<Result<Value, Refusal>, { ok: false }>;

/** Replaces the entry where the command had nothing to change. */
export const nothingChanged = 0 as AuditEntryNumber;

export function okRecorded(entry: AuditEntryNumber): RecordedSuccess<undefined>;
export function okRecorded<Value>(entry: AuditEntryNumber, value: Value): RecordedSuccess<Value>;
export function okRecorded(entry: AuditEntryNumber, value?: unknown) {
  return { ok: true, value, entry };
}

type WithoutEntry<Outcome> =
  Outcome extends RecordedSuccess<infer Value> ? { ok: true; value: Value } : Outcome;

/** Runs a command of the panel in one transaction. The command can only succeed with the audit entry that it wrote. */
export async function inRecordedTransaction<Outcome extends Recording<unknown, { code: string }>>(
  shop: AdminShop,
  command: (shop: AdminShop) => Promise<Outcome>,
): Promise<WithoutEntry<Outcome>> {
  const outcome = await inUnrecordedTransaction(shop, command);
  return (outcome.ok ? ok(outcome.value) : outcome) as WithoutEntry<Outcome>;
}
