import type { Login } from '#domain/accounts/find-login.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, textBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import {
  resetBudget,
  returnAttempt,
  spendAttempt,
  spendAttempts,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';

type SignInAttempt = {
  /** What was typed, normalized for comparing. */
  name: string;
  clientAddress: string;
  /** The accounts that it may name. */
  logins: readonly Login[];
  /** Those of them whose password this browser has shown before, and its id. */
  known: readonly Login[];
  deviceId: string | undefined;
  /** How many passwords are checked, however many accounts there are. */
  checks: number;
};

type SpentSignIn = {
  /** Whether the password of each login may be checked. */
  mayCheck: boolean[];
  /** Returns the attempts of a caller who knew the password. Attempts on other accounts stay spent. */
  returnAttempts: (login: Login) => Promise<void>;
};

/**
 * Spends the attempts of one sign-in. A known browser has its own, so that guessing strangers cannot lock the owner out;
 * others share those of their address and of the typed name, and have to wait when these are used up. When those of an
 * account are used up, its password is not checked, but the response is that of a wrong one: otherwise it would tell that
 * two names belong to one person. An unknown name spends as many as a known one.
 */
export async function spendSignInAttempts(
  shop: Shop,
  { name, clientAddress, logins, known, deviceId, checks }: SignInAttempt,
): Promise<Result<SpentSignIn, TooManyAttempts>> {
  const deviceBudget = ({ userId }: Login) => budgetOf('sign-in:device', `${deviceId}:${userId}`);
  const own = await spendAttempts(shop, known.map(deviceBudget));
  if (!own.outcome.ok) return own.outcome;

  const typed = textBucket(name);
  const shared = await spendAttempts(shop, [
    budgetOf('sign-in:address', addressBucket(clientAddress)),
    budgetOf('sign-in:name', typed),
  ]);
  if (!shared.outcome.ok && known.length === 0) return shared.outcome;

  const accountBudget = (index: number) =>
    budgetOf('sign-in:account', logins[index]?.userId ?? `${typed}:${index}`);
  const mayCheck: boolean[] = [];
  for (let index = 0; index < checks; index += 1) {
    const isKnown = known.some((login) => login === logins[index]);
    mayCheck.push(
      isKnown || (shared.outcome.ok && (await spendAttempt(shop, accountBudget(index))).ok),
    );
  }
  const returnAttempts = async (login: Login) => {
    await shared.returnAttempts();
    if (known.includes(login)) await resetBudget(shop, deviceBudget(login).bucket);
    else await returnAttempt(shop, accountBudget(logins.indexOf(login)).bucket);
  };
  return ok({ mayCheck, returnAttempts });
}
