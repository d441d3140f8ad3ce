import { randomUUID } from 'node:crypto';
import { sessions } from '#domain/accounts/tables.server.ts';
import {
  beginEnrolment,
  findPendingEnrolment,
} from '#domain/auth/second-factor/begin-enrolment.server.ts';
import type { Cipher } from '#domain/auth/second-factor/cipher.ts';
import { enrolSecondFactor } from '#domain/auth/second-factor/enrol-second-factor.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { cipherFor } from '#platform/config/encryption.server.ts';
import { codeNow } from './authenticator-code.ts';

export const aCipher: Cipher = cipherFor('second-factor', 'a secret of the tests');

const dayMs = 24 * 60 * 60_000;

/** Opens a session in which only the password was given. Returns its id. */
export async function aSession(shop: Shop, userId: string): Promise<string> {
  const [session] = await shop.db
    .insert(sessions)
    .values({
      token: randomUUID(),
      userId,
      expiresAt: new Date(shop.now().getTime() + 7 * dayMs),
      createdAt: shop.now(),
      updatedAt: shop.now(),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not inserted.');
  return session.id;
}

/**
 * Enrols an admin in a session of their own. That uses the code of this half minute, so only the code of the next one
 * works afterwards.
 */
export async function anEnrolment(shop: AdminShop, cipher = aCipher) {
  const sessionId = await aSession(shop, shop.actor.userId);
  const who = { sessionId, cipher };
  await beginEnrolment(shop, who, 'switch-on');
  const secret = (await findPendingEnrolment(shop, who))?.secret ?? '';
  const enrolled = await enrolSecondFactor(shop, who, codeNow(secret, shop.now()));
  if (!enrolled.ok) throw new Error(`Not enrolled: ${enrolled.refusal.code}`);
  return { secret, ...who, ...enrolled.value };
}
