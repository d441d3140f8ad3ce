import { and, eq, gt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Purpose, secondFactorOffers } from './tables.server.ts';
import type { Vault } from './vault.ts';

const offerMs = 30 * 60_000;

export type Offer = { secret: string; purpose: Purpose };

/** The secret that this session was offered within the last half hour. */
export async function findOffer(
  shop: Shop,
  { sessionId, vault }: { sessionId: string; vault: Vault },
): Promise<Offer | undefined> {
  const oldest = new Date(shop.now().getTime() - offerMs);
  const [found] = await shop.db
    .select({ sealed: secondFactorOffers.sealedSecret, purpose: secondFactorOffers.purpose })
    .from(secondFactorOffers)
    .where(
      and(eq(secondFactorOffers.sessionId, sessionId), gt(secondFactorOffers.createdAt, oldest)),
    );
  const secret = found && vault.open(found.sealed);
  return found && secret !== undefined ? { secret, purpose: found.purpose } : undefined;
}
