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
  /** What was typed, in the one way it is compared. */
  name: string;
  clientAddress: string;
  /** The accounts that it may name. */
  logins: readonly Login[];
  /** Those of them that this browser knew the password of before, and its id. */
  known: readonly Login[];
  deviceId: string | undefined;
  /** How many passwords are looked at, however many accounts there are. */
  looks: number;
};

type Spent = {
  /** Whether the password of each login may be looked at. */
  mayLook: boolean[];
  /** Returns the tries of whoever turned out to be no guesser. Tries of other accounts stay spent. */
  giveBack: (login: Login) => Promise<void>;
};

/**
 * Spends the tries of one sign-in. A browser that knew an account's password before has tries of its own, so that
 * strangers who guess cannot keep the owner out. All others share those of their address and of the name they typed,
 * and are told to wait when these are used up. An account may be reached by more than one name: when the tries of the
 * account are used up, its password is not looked at, but the answer is that of a wrong one. Else it would tell that
 * two names are one person's. As many tries are spent for a name of no account as for one of several.
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
