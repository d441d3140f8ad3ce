import { hash } from 'node:crypto';
import { ok, type Result } from '#domain/kernel/result.ts';
import { inUnrecordedTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { sentForms } from './tables.server.ts';

/** `subject` is what the form is about, such as the id of an order; `values` are its fields, `formKey` among them. */
type SentForm = { subject: string; values: Record<string, string> };

/**
 * Runs the command of a form once, by the key that the loader gave it. A repeat returns the first result and changes
 * nothing. A refusal is not recorded, other values count as another form, and a form without a key is not guarded.
 */
export async function onceForForm<S extends Shop, Refusal extends { code: string }>(
  shop: S,
  { subject, values }: SentForm,
  command: (shop: S) => Promise<Result<unknown, Refusal>>,
): Promise<Result<undefined, Refusal>> {
  return inUnrecordedTransaction(shop, async (shop) => {
    if (values['formKey'] && !(await recordFirst(shop, digestOf({ subject, values })))) return ok();
    const result = await command(shop);
    return result.ok ? ok() : result;
  });
}

/**
 * Records the form and returns whether it is the first with these values. A concurrent repeat waits, and is the first if
 * the other was refused.
 */
async function recordFirst(shop: Shop, digest: string): Promise<boolean> {
  const inserted = await shop.db
    .insert(sentForms)
    .values({ digest, at: shop.now() })
    .onConflictDoNothing()
    .returning({ digest: sentForms.digest });
  return inserted.length > 0;
}

function digestOf({ subject, values }: SentForm): string {
  const fields = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([subject, fields]), 'hex');
}
