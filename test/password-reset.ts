import { type Identifier, parseIdentifier } from '#domain/accounts/identifier.server.ts';
import { findAccountsToReset } from '#domain/auth/resets/find-accounts-to-reset.server.ts';
import { startAccountReset } from '#domain/auth/resets/request-password-reset.server.ts';
import { signUp } from '#domain/auth/sign-in/sign-up.server.ts';
import { verifyIdentifier } from '#domain/customers/identifiers/verify-identifier.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';

type ResetMail = Extract<ShopEvent, { name: 'password-reset-requested' }>;

/** Collects the links that the shop would mail. */
export function mailbox() {
  const mails: ResetMail[] = [];
  const listener = async (_shop: Shop, event: ShopEvent) => {
    if (event.name === 'password-reset-requested') mails.push(event);
  };
  return { mails, listener, lastToken: () => mails.at(-1)?.link.split('/').at(-1) ?? '' };
}

export function identifierOf(typed: string): Identifier {
  const identifier = parseIdentifier(typed);
  if (!identifier) throw new Error(`${typed} is neither an e-mail address nor a phone number.`);
  return identifier;
}

/** Makes an account with this e-mail address or phone. Returns its id. */
export async function anAccountFor(shop: Shop, typed: string, passwordHash = 'old:hash') {
  const made = await signUp(shop, {
    name: 'Kamala Silva',
    identifier: identifierOf(typed),
    passwordHash,
  });
  if (!made.ok) throw new Error('The account was not made.');
  return made.value.userId;
}

/** Requests a reset link for the accounts with this e-mail address or phone number. */
export async function requestReset(shop: Shop, typed: string, language: 'en' | 'si' = 'en') {
  const resetUrl = (token: string) => `https://sandhi.example/reset-password/${token}`;
  for (const account of await findAccountsToReset(shop, identifierOf(typed), { byCode: false })) {
    await startAccountReset(shop, { account, language, resetUrl });
  }
}

/** Marks the e-mail address or phone of this account as verified. */
export async function verify(shop: Shop, userId: string, typed: string) {
  const identifier = identifierOf(typed);
  await inTransaction(shop, async (shop) =>
    ok(await verifyIdentifier(shop, { userId, identifier })),
  );
}
