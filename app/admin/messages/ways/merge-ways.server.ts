import { z } from 'zod';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { readWays } from '#domain/messages/ways/read-ways.server.ts';
import { waysSubject } from '#domain/messages/ways/save-ways.server.ts';
import { waysInForm } from '#domain/messages/ways/ways-form.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { mergeForm } from '#ui/form/merge-form.ts';

/** Merges what was chosen with what someone else saved, so that the next save is made knowingly. */
export async function mergeWays(
  shop: OwnerShop,
  typed: Record<string, string>,
): Promise<FormAnswer> {
  const now = waysInForm(await readWays(shop));
  const { values, theirs } = mergeForm(now, { typed, shown: shownSchema.parse(typed['shown']) });
  const [last] = (await listAudit(shop, { subject: waysSubject })).entries;
  return {
    values: { ...values, shown: JSON.stringify(now) },
    problems: {},
    conflict: { by: last?.userName, theirs },
  };
}

const shownSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string()))
  .catch({});
