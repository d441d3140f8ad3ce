import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '#domain/accounts/tables.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { drawAdminLink } from '#domain/auth/resets/draw-admin-link.server.ts';
import type { LinkOf } from '#domain/auth/resets/find-reset-link.server.ts';
import { listResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { makeResetLink } from '#domain/auth/resets/make-reset-link.server.ts';
import { resetPassword } from '#domain/auth/resets/reset-password.server.ts';
import { acceptProof } from '#domain/auth/second-factor/accept-proof.server.ts';
import { enrolSecondFactor } from '#domain/auth/second-factor/enrol-second-factor.server.ts';
import { makeRecoveryCodes } from '#domain/auth/second-factor/make-recovery-codes.server.ts';
import {
  findOffer,
  offerSecondFactor,
} from '#domain/auth/second-factor/offer-second-factor.server.ts';
import { findPanelVisitor } from '#domain/auth/second-factor/panel-visitor.server.ts';
import { replaceSecondFactor } from '#domain/auth/second-factor/replace-second-factor.server.ts';
import { verifyEmail } from '#domain/customers/identifiers/verify-email.server.ts';
import { asOwner } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { issueSession, readSession } from '#platform/auth/sessions.server.ts';
import {
  hasShownFactor,
  isKnownTo,
  readDevice,
  writeDevice,
  writeDeviceWithFactor,
} from '#web/cookies/device-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { codeNow } from './app-code.ts';
import { requestReset } from './password-reset.ts';
import { smsCodes } from './proof-of-codes.ts';
import { given, type World } from './proof-world.ts';
import { cookieHeader } from './running-shop.ts';
import { aSession, aCipher as cipher } from './second-factor.ts';

export type ProofKind = {
  /** The address or number that it was sent to. Undefined: it belongs to the account itself. */
  boundTo?: keyof typeof given;
  /** Issues one for the account, and returns what its owner gets. */
  draw: (world: World) => Promise<string>;
  /** Presents it where this kind is asked for, as this account. Accepting it may use it up. */
  accepts: (world: World, token: string, userId: string) => Promise<boolean>;
  /** Issues its replacement. Without it, issuing again. */
  newer?: (world: World, token: string) => Promise<unknown>;
};

/** Every credential that the shop accepts, except the password itself. */
export const proofKinds = {
  'a reset link by e-mail': {
    boundTo: 'email',
    draw: async ({ shop, lastResetToken }) => {
      await requestReset(shop, given.email);
      return lastResetToken();
    },
    accepts: byResetLink('shopper'),
  },
  'a reset link to a phone': {
    boundTo: 'phone',
    draw: async ({ shop, owner }) => {
      await requestReset(shop, given.phone);
      const [request] = await listResetRequests(owner);
      const made = await makeResetLink(owner, request?.id ?? '');
      return made.ok ? made.value.token : '';
    },
    accepts: byResetLink('shopper'),
  },
  'a link that lets an admin choose a password': {
    draw: async ({ owner, asAdmin, userId }) => {
      await asAdmin();
      return drawAdminLink(owner, userId);
    },
    accepts: byResetLink('admin'),
  },
  'a link that verifies an e-mail address': {
    boundTo: 'email',
    draw: ({ emailToken }) => emailToken(),
    accepts: async ({ shop }, token, userId) => (await verifyEmail(shop, { userId, token })).ok,
  },
  ...smsCodes,
  'a code of the app': {
    draw: async ({ shop, enrolment }) => {
      const { secret } = await enrolment();
      return codeNow(secret, shop.now(), 1);
    },
    accepts: byCode,
    newer: replaceApp,
  },
  'a recovery code': {
    draw: async ({ enrolment }) => (await enrolment()).recoveryCodes[0] ?? '',
    accepts: byCode,
    newer: ({ shop, userId }) => makeRecoveryCodes(shop, { userId, cipher }),
  },
  'the secret of an app that is shown': {
    draw: async ({ shop, asAdmin, userId }) => {
      const admin = await asAdmin();
      const who = { sessionId: await aSession(shop, userId), cipher };
      await offerSecondFactor(admin, who, 'switch-on');
      return `${who.sessionId} ${(await findOffer(admin, who))?.secret}`;
    },
    accepts: async ({ shop, userId: own }, token, userId) => {
      const [sessionId = '', secret = ''] = token.split(' ');
      if (!/^[A-Z2-7]{32}$/.test(secret)) return false;
      const session = userId === own ? sessionId : await aSession(shop, userId);
      const typed = codeNow(secret, shop.now());
      const admin = asOwner(shop, { userId, name: 'Kamala' });
      return (await enrolSecondFactor(admin, { sessionId: session, cipher }, typed)).ok;
    },
    newer: ({ shop }, token) =>
      offerSecondFactor(shop, { sessionId: token.split(' ')[0] ?? '', cipher }, 'switch-on'),
  },
  'a session': {
    draw: async ({ shop, running, userId }) => {
      // Sessions of browsers use the real time.
      const id = await aSession({ ...shop, now: () => new Date() }, userId);
      const [row] = await shop.db.select().from(sessions).where(eq(sessions.id, id));
      return cookieHeader(await issueSession(running.auth, row?.token ?? '', new Headers()));
    },
    accepts: async ({ running }, cookie, userId) =>
      (await readSession(running.auth, new Headers({ cookie })))?.userId === userId,
  },
  'a session in the panel that showed the second factor': {
    draw: async ({ shop, enrolment }) => {
      const { sessionId } = await enrolment();
      await shop.db.update(settings).set({ twoFactorAuth: true });
      return sessionId;
    },
    accepts: async ({ shop }, token, userId) => {
      if (!z.uuid().safeParse(token).success) return false;
      const found = await findPanelVisitor(shop, token);
      return found?.lacking === 'nothing' && found.owner.userId === userId;
    },
    newer: replaceApp,
  },
  'a browser that signed in before': {
    draw: async ({ running, userId }) =>
      cookieHeader([await writeDevice(running, undefined, userId)]),
    accepts: async ({ running }, cookie, userId) => {
      const passwordHash = (await findPassword(running.shop, userId))?.knownHash;
      if (!passwordHash) return false;
      return isKnownTo(running, await deviceOf(running, cookie), { userId, passwordHash });
    },
  },
  'a browser that showed the second factor before': {
    draw: async ({ running, userId, enrolment }) => {
      await enrolment();
      return cookieHeader([await writeDeviceWithFactor(running, undefined, userId)]);
    },
    accepts: async ({ running }, cookie, userId) =>
      hasShownFactor(running, await deviceOf(running, cookie), userId),
    newer: replaceApp,
  },
} satisfies Record<string, ProofKind>;

function byResetLink(kind: LinkOf): ProofKind['accepts'] {
  return async ({ shop }, token, userId) => {
    const reset = await resetPassword(shop, { token, passwordHash: 'reset:hash', kind });
    return reset.ok && reset.value.userId === userId;
  };
}

function byCode({ shop }: World, token: string, userId: string): Promise<boolean> {
  return acceptProof(shop, { userId, cipher }, token);
}

function deviceOf(running: RunningShop, cookie: string) {
  return readDevice(running, new Request('http://localhost', { headers: { cookie } }));
}

/** Changes the admin to another app, half a minute later, with a code of the old one. */
async function replaceApp({ shop, asAdmin, userId }: World) {
  const admin = await asAdmin();
  const sessionId = await aSession(shop, userId);
  const [recovery = ''] = await makeRecoveryCodes(shop, { userId, cipher });
  await replaceSecondFactor(admin, { sessionId, cipher }, recovery);
  const { secret = '' } = (await findOffer(admin, { sessionId, cipher })) ?? {};
  await enrolSecondFactor(admin, { sessionId, cipher }, codeNow(secret, shop.now()));
}
