import type { Login } from '#domain/accounts/find-login.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, textBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import {
  giveBackTry,
  returnTries,
  spendAll,
  spendTry,
  type TooMany,
} from '#domain/limits/spend-try.server.ts';

type Tried = {
  /** What was typed, normalized for comparing. */
  name: string;
  clientAddress: string;
  /** The accounts that it may name. */
  logins: readonly Login[];
  /** Those of them whose password this browser has shown before, and its id. */
  known: readonly Login[];
  deviceId: string | undefined;
  /** How many passwords are checked, however many accounts there are. */
  looks: number;
};

type Spent = {
  /** Whether the password of each login may be checked. */
  mayLook: boolean[];
  /** Returns the tries of a caller who knew the password. Tries of other accounts stay spent. */
  giveBack: (login: Login) => Promise<void>;
};

/**
 * Spends the tries of one sign-in. A known browser has its own, so that guessing strangers cannot keep the owner out;
 * others share those of their address and of the typed name, and have to wait when these are used up. When those of an
 * account are used up, its password is not checked, but the response is that of a wrong one: else it would tell that
 * two names belong to one person. An unknown name spends as many as a known one.
 */
export async function spendSignInTries(
  shop: Shop,
  { name, clientAddress, logins, known, deviceId, looks }: Tried,
): Promise<Result<Spent, TooMany>> {
  const ownOf = ({ userId }: Login) => budgetOf('sign-in:device', `${deviceId}:${userId}`);
  const own = await spendAll(shop, known.map(ownOf));
  if (!own.outcome.ok) return own.outcome;

  const typed = textBucket(name);
  const shared = await spendAll(shop, [
    budgetOf('sign-in:address', addressBucket(clientAddress)),
    budgetOf('sign-in:name', typed),
  ]);
  if (!shared.outcome.ok && known.length === 0) return shared.outcome;

  const hiddenOf = (at: number) =>
    budgetOf('sign-in:account', logins[at]?.userId ?? `${typed}:${at}`);
  const mayLook: boolean[] = [];
  for (let at = 0; at < looks; at += 1) {
    const isKnown = known.some((login) => login === logins[at]);
    mayLook.push(isKnown || (shared.outcome.ok && (await spendTry(shop, hiddenOf(at))).ok));
  }
  const giveBack = async (login: Login) => {
    await shared.giveBack();
    if (known.includes(login)) await returnTries(shop, ownOf(login).bucket);
    else await giveBackTry(shop, hiddenOf(logins.indexOf(login)).bucket);
  };
  return ok({ mayLook, giveBack });
}
