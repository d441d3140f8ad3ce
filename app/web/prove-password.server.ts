import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Budget } from '#domain/limits/budgets.ts';
import { giveBackTry } from '#domain/limits/give-back-try.server.ts';
import { returnTries } from '#domain/limits/return-tries.server.ts';
import { spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import { hashInVain, type SignedIn } from '#platform/auth/sessions.server.ts';
import { readDevice } from './device-cookie.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { signInBudgets } from './sign-in-budgets.server.ts';
import { type Visitor, welcome } from './welcome.server.ts';

export type SignInRefusal = { code: 'invalid-credentials' } | TooMany;

export type Attempt = {
  /** What was typed, in the one way it is compared. It is counted whether it names an account or not. */
  name: string;
  password: string;
  /** The account that it names. Looking at the password answers the cookies of a new session, or undefined. */
  account: { userId: string; open: () => Promise<SignedIn | undefined> } | undefined;
};

/**
 * Opens a session for whoever knows the password, in place of the one that the browser had. Unknown names and wrong
 * passwords are refused alike, after one hash each; who has no tries left is refused before it.
 */
export async function provePassword(
  visitor: Visitor,
  { name, password, account }: Attempt,
): Promise<Result<{ userId: string; setCookies: string[] }, SignInRefusal>> {
  const { running, request, clientAddress } = visitor;
  const { shop } = running;
  const device = await readDevice(running, request);
  const userId = account?.userId;
  const isKnown = userId !== undefined && device?.userIds.includes(userId) === true;
  const knownDeviceId = isKnown ? device.id : undefined;
  const budgets = signInBudgets({ name, userId, clientAddress, knownDeviceId });
  for (const budget of budgets.open) {
    const spent = await spendTry(shop, budget);
    if (!spent.ok) return spent;
  }

  const mayLook = budgets.hidden === undefined || (await spendTry(shop, budgets.hidden)).ok;
  const signedIn = mayLook ? await account?.open() : undefined;
  if (!(account && mayLook)) await hashInVain(password);
  if (!signedIn) return refuse({ code: 'invalid-credentials' });

  await takeBack(running, budgets, isKnown);
  return ok(await welcome(visitor, signedIn, device));
}

type Spent = { open: Budget[]; hidden: Budget | undefined };

/** A device that proved itself begins anew. Of a shared budget only this one try comes back. */
async function takeBack(
  { shop }: RunningShop,
  { open, hidden }: Spent,
  isKnown: boolean,
): Promise<void> {
  for (const { bucket } of hidden ? [...open, hidden] : open) {
    await (isKnown ? returnTries(shop, bucket) : giveBackTry(shop, bucket));
  }
}
