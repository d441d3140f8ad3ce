import { setTimeout as wait } from 'node:timers/promises';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { askPasswordReset } from '#domain/auth/resets/ask-password-reset.server.ts';
import { findAccountsToReset } from '#domain/auth/resets/find-accounts-to-reset.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { addressBucket, textBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAll, type TooMany } from '#domain/limits/spend-try.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { pathIn } from './language-path.ts';
import type { RunningShop } from './running-shop.server.ts';
import type { Visitor } from './welcome.server.ts';

/** Long enough for all of the work, so that an answer does not tell by its time whether there was any. */
const answersAfterMs = 500;

type Forgotten = { identifier: Identifier; language: Language };

/**
 * Starts a reset for each account that may be meant, if there is any. Who asks hears the same, after the same time and the
 * same one hash, whether there is or not. Mails go out later, by the queue.
 */
export async function askReset(
  { running, clientAddress }: Visitor,
  forgotten: Forgotten,
): Promise<Result<undefined, TooMany>> {
  const name =
    forgotten.identifier.kind === 'email'
      ? forgotten.identifier.email
      : forgotten.identifier.phoneE164;
  const { outcome } = await spendAll(running.shop, [
    budgetOf('reset:address', addressBucket(clientAddress)),
    budgetOf('reset:name', textBucket(name)),
  ]);
  if (!outcome.ok) return outcome;
  await Promise.all([wait(answersAfterMs), hashPassword(name), startReset(running, forgotten)]);
  return ok();
}

async function startReset(
  { shop, appUrl }: RunningShop,
  { identifier, language }: Forgotten,
): Promise<void> {
  const linkOf = (token: string) => resetLink(appUrl, language, token);
  for (const account of await findAccountsToReset(shop, identifier)) {
    await askPasswordReset(shop, { account, language, linkOf });
  }
}

/** Its host is the one of the configuration, whatever host the request named. */
export function resetLink(appUrl: URL, language: Language, token: string): string {
  return appUrl.origin + pathIn(language, `/reset-password/${token}`);
}
