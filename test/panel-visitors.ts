import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { adminUsers, sessions } from '#domain/accounts/tables.server.ts';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { issueSession, signOut } from '#platform/auth/sessions.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { secondFactorCipher } from '#web/sign-in/second-factor.server.ts';
import { anAccount, aSessionOf, cookieHeader } from './running-shop.ts';
import { anEnrolment } from './second-factor.ts';

const password = 'sesame-and-turmeric';

/** Returns the Cookie headers of a signed-in owner and a packer, and of everyone who must not get in. */
export async function panelVisitors(running: RunningShop) {
  const owner = await signInPerson(running, 'owner');
  const intruders = {
    'a visitor without a session': '',
    'a customer': (await signInPerson(running, 'customer')).cookie,
    'an invented session': `sandhi.session_token=${randomUUID()}.${randomUUID()}`,
    'a session that was tampered with': owner.cookie.replace('=', '=x'),
    'a signature that was tampered with': `${owner.cookie.slice(0, -6)}AAAA%3D`,
    'a token without its signature': owner.cookie.split('.').slice(0, 2).join('.'),
    'an owner whose session expired': await expiredCookie(running),
    'an owner who signed out': await signedOutCookie(running),
    'an owner who was removed': await removedCookie(running),
    'an owner who was idle for too long': await idleCookie(running),
  };
  return { owner: owner.cookie, packer: await packerCookie(running), intruders };
}

async function signInPerson(running: RunningShop, kind: 'owner' | 'customer') {
  const username = `person_${randomUUID().slice(0, 8)}`;
  const userId = await anAccount(running, { username, password, owner: kind === 'owner' });
  return { userId, username, cookie: cookieHeader(await aSessionOf(running, userId)) };
}

async function packerCookie(running: RunningShop): Promise<string> {
  const { userId, cookie } = await signInPerson(running, 'customer');
  await grantPanelAccess(running.shop, userId, 'packer');
  return cookie;
}

async function expiredCookie(running: RunningShop): Promise<string> {
  const { userId, cookie } = await signInPerson(running, 'owner');
  const { db } = running.shop;
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, userId));
  return cookie;
}

async function signedOutCookie(running: RunningShop): Promise<string> {
  const { cookie } = await signInPerson(running, 'owner');
  await signOut(running.auth, new Headers({ cookie }));
  return cookie;
}

async function removedCookie(running: RunningShop): Promise<string> {
  const { userId, cookie } = await signInPerson(running, 'owner');
  await running.shop.db.delete(adminUsers).where(eq(adminUsers.userId, userId));
  return cookie;
}

async function idleCookie(running: RunningShop): Promise<string> {
  const { userId, cookie } = await signInPerson(running, 'owner');
  await running.shop.db
    .update(sessions)
    .set({ panelUsedAt: new Date(Date.now() - 31 * 60_000) })
    .where(eq(sessions.userId, userId));
  return cookie;
}

/**
 * Switches the second factor on. Returns the cookie of an owner who has passed it (`verified`), and the cookies of owners
 * who have signed in by their password alone (`unverified`).
 */
export async function twoFactorVisitors(running: RunningShop) {
  const kamala = await signInPerson(running, 'owner');
  const shop = asAdmin(running.shop, { userId: kamala.userId, name: 'Kamala Silva' });
  const { token } = await anEnrolment(shop, secondFactorCipher(running));
  const verified = cookieHeader(await issueSession(running.auth, token, new Headers()));
  const { userId } = kamala;
  return {
    verified,
    unverified: {
      'an owner who has not passed the second factor': cookieHeader(
        await aSessionOf(running, userId),
      ),
      'an owner who has not enrolled': (await signInPerson(running, 'owner')).cookie,
    },
  };
}
