import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.server.ts';
import { isConflict } from '#platform/db/is-conflict.server.ts';
import type { ReadDatabase } from '#platform/db/replica/read-database.server.ts';
import type { CountEvent } from './counter-event.ts';
import type { ShopEvent } from './events.ts';
import type { Result } from './result.ts';

/** The actor on whose behalf a command runs. Kind `owner` is any signed-in admin, packers included. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'customer'; userId: string }
  | { kind: 'owner'; userId: string; name: string }
  | { kind: 'shop' };

export type Listener = (shop: Shop, event: ShopEvent) => Promise<void>;

/** The context that every command and query takes: the database, the clock, the actor, and the listeners to events. */
export type Shop = {
  db: Database;
  actor: Actor;
  now: () => Date;
  listeners: readonly Listener[];
  /** The part of the client's address that counts as one household in budgets. Undefined outside of requests. */
  clientBucket?: string;
  /** Whether a payment gateway is configured. */
  hasGateway?: boolean;
  /** Counts an event in the metrics; undefined if metrics are off. */
  countEvent?: CountEvent;
};

/** A key that exists only in the type, so that no other code can make an `AdminShop`. */
declare const madeByGuard: unique symbol;
/**
 * The shop for any signed-in admin, packers included: commands of the panel take it. Only the guard in web/ makes one,
 * and the guard of each page checks the role.
 */
export type AdminShop = Shop & {
  actor: Extract<Actor, { kind: 'owner' }>;
  readonly [madeByGuard]: true;
};

/**
 * The shop for lists, exports and figures. No command accepts it, and it writes nothing, because it may read a replica
 * that is some seconds behind.
 */
export type ReadOnlyShop<S extends Shop = AdminShop> = Omit<
  S,
  'db' | 'listeners' | 'countEvent'
> & {
  db: ReadDatabase;
};

export function readOnlyShopFrom<S extends Shop>(shop: S, db: ReadDatabase): ReadOnlyShop<S> {
  const { listeners: _, countEvent: __, ...rest } = shop;
  return { ...rest, db } as ReadOnlyShop<S>;
}

export function asAdmin(shop: Shop, admin: { userId: string; name: string }): AdminShop {
  return { ...shop, actor: { kind: 'owner', ...admin } } as AdminShop;
}

/** Returns whether the actor is an admin. */
export function isAdmin(shop: Shop): shop is AdminShop {
  return shop.actor.kind === 'owner';
}

export function asCustomer(shop: Shop, userId: string): Shop {
  return { ...shop, actor: { kind: 'customer', userId } };
}

class Refused extends Error {
  readonly result: { ok: false; refusal: { code: string } };

  constructor(result: { ok: false; refusal: { code: string } }) {
    super(`Refused: ${result.refusal.code}`);
    this.result = result;
  }
}

/**
 * Runs the work in one transaction; a refusal or a throw rolls back. The work may use only the shop that it receives, or it
 * waits forever on the embedded database. It may run twice, after a deadlock, so it may change nothing but the database.
 */
export function inTransaction<S extends Shop, Outcome extends Result<unknown, { code: string }>>(
  shop: ExceptAdminShop<S>,
  work: (shop: S) => Promise<Outcome>,
): Promise<Outcome> {
  return inUnrecordedTransaction<S, Outcome>(shop as S, work);
}

/** Excludes commands of the panel: they use `inRecordedTransaction`, which requires an audit entry. */
type ExceptAdminShop<S extends Shop> = S extends AdminShop ? never : S;

/** Like `inTransaction`, also for commands of the panel that record their audit entry otherwise. */
export async function inUnrecordedTransaction<
  S extends Shop,
  Outcome extends Result<unknown, { code: string }>,
>(shop: S, work: (shop: S) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await transact(shop, work);
  } catch (thrown) {
    // Only the outermost transaction can be retried.
    if (!isConflict(thrown) || is(shop.db, PgTransaction)) throw thrown;
    return transact(shop, work);
  }
}

async function transact<S extends Shop, Outcome extends Result<unknown, { code: string }>>(
  shop: S,
  work: (shop: S) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await shop.db.transaction(async (db) => {
      const result = await work({ ...shop, db });
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.result as Outcome;
    throw thrown;
  }
}
