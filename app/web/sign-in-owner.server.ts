import { findOwner, type Owner } from '#domain/accounts/find-owner.server.ts';
import { findUserByUsername } from '#domain/accounts/find-user.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { giveBackTry } from '#domain/limits/give-back-try.server.ts';
import { returnTries } from '#domain/limits/return-tries.server.ts';
import { type Budget, spendTry, type TooMany } from '#domain/limits/spend-try.server.ts';
import {
  canBeUsername,
  hashInVain,
  type SignedIn,
  signInByUsername,
} from '#platform/auth/sessions.server.ts';
import { readDevice, writeDevice } from './device-cookie.server.ts';
import { mayEnter } from './require-owner.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { signInBudgets } from './sign-in-budgets.server.ts';

export type SignInRefusal = { code: 'invalid-credentials' } | TooMany;
type Visitor = { running: RunningShop; request: Request; clientAddress: string };

/**
 * Opens the panel to whoever knows an owner's password, and answers the cookies that say so.
 * Wrong names, wrong passwords and accounts that are no owner's are refused alike, after one hash each; who has no
 * tries left is refused before it.
 */
export async function signInOwner(
  { running, request, clientAddress }: Visitor,
  credentials: Credentials,
): Promise<Result<{ setCookies: string[] }, SignInRefusal>> {
  const { shop } = running;
  const owner = await findOwnerNamed(running, credentials.username);
  const device = await readDevice(running, request);
  const isKnown = owner !== undefined && device?.userIds.includes(owner.userId) === true;
  const knownDeviceId = isKnown ? device.id : undefined;
  const { username } = credentials;
  const budgets = signInBudgets({ username, clientAddress, knownDeviceId });
  for (const budget of budgets) {
    const spent = await spendTry(shop, budget);
    if (!spent.ok) return spent;
  }

  const signedIn = await checkPassword(running, { owner, credentials, headers: request.headers });
  if (!signedIn) return refuse({ code: 'invalid-credentials' });

  await takeBack(running, budgets, isKnown);
  const remembered = await writeDevice(running, device, signedIn.userId);
  return ok({ setCookies: [...signedIn.setCookies, remembered] });
}

async function findOwnerNamed(running: RunningShop, username: string): Promise<Owner | undefined> {
  if (!canBeUsername(username)) return undefined;
  const user = await findUserByUsername(running.shop, username);
  const owner = user && (await findOwner(running.shop, user.id));
  return owner && mayEnter(running, owner) ? owner : undefined;
}

type Attempt = { owner: Owner | undefined; credentials: Credentials; headers: Headers };

/** No session is ever made for an account that may not enter, however right its password is. */
async function checkPassword(
  { auth }: RunningShop,
  { owner, credentials, headers }: Attempt,
): Promise<SignedIn | undefined> {
  if (owner) return signInByUsername(auth, credentials, headers);
  await hashInVain(credentials.password);
  return undefined;
}

/** A device that proved itself begins anew. Of a shared budget only this one try comes back. */
async function takeBack({ shop }: RunningShop, budgets: Budget[], isKnown: boolean): Promise<void> {
  for (const { bucket } of budgets) {
    await (isKnown ? returnTries(shop, bucket) : giveBackTry(shop, bucket));
  }
}
