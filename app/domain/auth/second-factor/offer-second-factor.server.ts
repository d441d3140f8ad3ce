import type { Shop } from '#domain/kernel/shop.server.ts';
import { newAppSecret } from './app-secret.server.ts';
import { type Purpose, secondFactorOffers } from './tables.server.ts';
import type { Vault } from './vault.ts';

/** Begins an enrolment: a new secret for this session's app to scan. One that was offered before is forgotten. */
export async function offerSecondFactor(
  shop: Shop,
  { sessionId, vault }: { sessionId: string; vault: Vault },
  purpose: Purpose,
): Promise<void> {
  const offer = { sealedSecret: vault.seal(newAppSecret()), purpose, createdAt: shop.now() };
  await shop.db
    .insert(secondFactorOffers)
    .values({ sessionId, ...offer })
    .onConflictDoUpdate({ target: secondFactorOffers.sessionId, set: offer });
}
