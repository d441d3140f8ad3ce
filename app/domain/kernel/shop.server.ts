import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.server.ts';
import { isConflict } from '#platform/db/is-conflict.server.ts';
import type { ReadDatabase } from '#platform/db/replica/read-database.server.ts';
import type { ShopEvent } from './events.ts';
import type { Result } from './result.ts';
import type { CountTally } from './tally.ts';

/**
 * The actor. Commands of the owner's panel take an OwnerShop, which only the guard in web/ can make.
 */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'customer'; userId: string }
  | { kind: 'owner'; userId: string; name: string }
  | { kind: 'shop' };

export type Listener = (shop: Shop, event: ShopEvent) => Promise<void>;

/** Everything that a command may use: the database, the actor, the clock, and the listeners. */
export type Shop = {
  db: Database;
  actor: Actor;
  now: () => Date;
  listeners: readonly Listener[];
  /** The network of the client's address, for counting. Undefined outside of requests. */
  clientBucket?: string;
  /** Whether an online payment provider is connected. */
  hasGateway?: boolean;
  /** Counts for the metrics; undefined where metrics are off. */
  tally?: CountTally;
};

declare const owned: unique symbol;
export type OwnerShop = Shop & {
  actor: Extract<Actor, { kind: 'owner' }>;
  readonly [owned]: true;
};

/**
 * The shop for lists, exports and figures. No command accepts it, and it writes nothing, because it may read a replica
 * that is some seconds behind.
 */
export type ReadingShop<S extends Shop = OwnerShop> = Omit<S, 'db' | 'listeners' | 'tally'> & {
  db: ReadDatabase;
};

export function readingFrom<S extends Shop>(shop: S, db: ReadDatabase): ReadingShop<S> {
  const { listeners: _, tally: __, ...rest } = shop;
  return { ...rest, db } as ReadingShop<S>;
}

export function asOwner(shop: Shop, owner: { userId: string; name: string }): OwnerShop {
  return { ...shop, actor: { kind: 'owner', ...owner } } as OwnerShop;
}

/** Returns whether the panel's guard made this shop. */
export function isOwner(shop: Shop): shop is OwnerShop {
  return shop.actor.kind === 'owner';
}

export function asCustomer(shop: Shop, userId: string): Shop {
  return { ...shop, actor: { kind: 'customer', userId } };
}

class Refused extends Error {
  readonly answer: { ok: false; refusal: { code: string } };

  constructor(answer: { ok: false; refusal: { code: string } }) {
    super(`Refused: ${answer.refusal.code}`);
    this.answer = answer;
  }
}

/**
 * Runs the work in one transaction; a refusal or a throw rolls back and reaches the caller. The work may use only the
 * shop that it receives: on the embedded database, with one connection, the outer one would wait forever. After a
 * deadlock or a serialization conflict the work runs a second time, so it may touch nothing but the database.
 */
export function inTransaction<S extends Shop, Answer extends Result<unknown, { code: string }>>(
  shop: ShopWithoutRecord<S>,
  work: (shop: S) => Promise<Answer>,
): Promise<Answer> {
  return inAnyTransaction<S, Answer>(shop as S, work);
}

/** Commands of the panel use `inRecordedTransaction`, which requires the entry that they wrote. */
type ShopWithoutRecord<S extends Shop> = S extends OwnerShop ? never : S;

/** The same for commands that write their entry themselves. */
export async function inAnyTransaction<
  S extends Shop,
  Answer extends Result<unknown, { code: string }>,
>(shop: S, work: (shop: S) => Promise<Answer>): Promise<Answer> {
  try {
    return await transact(shop, work);
  } catch (thrown) {
    // Only the outermost transaction can be retried.
    if (!isConflict(thrown) || is(shop.db, PgTransaction)) throw thrown;
    return transact(shop, work);
  }
}

async function transact<S extends Shop, Answer extends Result<unknown, { code: string }>>(
  shop: S,
  work: (shop: S) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await shop.db.transaction(async (db) => {
      const answer = await work({ ...shop, db });
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.answer as Answer;
    throw thrown;
  }
}
