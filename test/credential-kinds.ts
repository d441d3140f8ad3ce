import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '#domain/accounts/tables.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { createAdminLink } from '#domain/auth/resets/create-admin-link.server.ts';
import type { ResetLinkKind } from '#domain/auth/resets/find-reset-link.server.ts';
import { listResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { makeResetLink } from '#domain/auth/resets/make-reset-link.server.ts';
import { resetPassword } from '#domain/auth/resets/reset-password.server.ts';
import { acceptSecondFactorCode } from '#domain/auth/second-factor/accept-second-factor-code.server.ts';
import {
  beginEnrolment,
  findPendingEnrolment,
} from '#domain/auth/second-factor/begin-enrolment.server.ts';
import { enrolSecondFactor } from '#domain/auth/second-factor/enrol-second-factor.server.ts';
import { makeRecoveryCodes } from '#domain/auth/second-factor/make-recovery-codes.server.ts';
import { findPanelVisitor } from '#domain/auth/second-factor/panel-visitor.server.ts';
import { beginReplacement } from '#domain/auth/second-factor/replace-second-factor.server.ts';
import { verifyEmail } from '#domain/customers/identifiers/verify-email.server.ts';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { issueSession, readSession } from '#platform/auth/sessions.server.ts';
import {
  hasVerifiedFactor,
  hasVerifiedPassword,
  readKnownBrowser,
  writeKnownBrowser,
  writeKnownBrowserWithFactor,
} from '#web/cookies/known-browser-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { codeNow } from './authenticator-code.ts';
import {
  aMinuteLater,
  type CredentialFixture,
  type CredentialKind,
  contacts,
} from './credential-fixture.ts';
import { requestReset } from './password-reset.ts';
import { cookieHeader } from './running-shop.ts';
import { aSession, aCipher as cipher } from './second-factor.ts';
import { smsCredentials } from './sms-credentials.ts';

/** Every credential that the shop accepts, except the password itself. */
export const credentialKinds = {
  'a reset link by e-mail': {
    boundTo: 'email',
    issue: issueResetByEmail,
    replace: aMinuteLater(issueResetByEmail),
    accepts: byResetLink('shopper'),
  },
  'a reset link to a phone': {
    boundTo: 'phone',
    issue: async ({ shop, owner }) => {
      await requestReset(shop, contacts.phone);
      const [request] = await listResetRequests(owner);
      const made = await makeResetLink(owner, request?.id ?? '');
      return made.ok ? made.value.token : '';
    },
    accepts: byResetLink('shopper'),
  },
  'a link that lets an admin choose a password': {
    issue: async ({ owner, makeAdmin, userId }) => {
      await makeAdmin();
      return createAdminLink(owner, userId);
    },
    accepts: byResetLink('admin'),
  },
  'a link that verifies an e-mail address': {
    boundTo: 'email',
    issue: ({ emailToken }) => emailToken(),
    replace: aMinuteLater(({ emailToken }) => emailToken()),
    accepts: async ({ shop }, token, userId) => (await verifyEmail(shop, { userId, token })).ok,
  },
  ...smsCredentials,
  'a code of the authenticator app': {
    issue: async ({ shop, enrolment }) => {
      const { secret } = await enrolment();
      return codeNow(secret, shop.now(), 1);
    },
    accepts: byCode,
    replace: replaceApp,
  },
  'a recovery code': {
    issue: async ({ enrolment }) => (await enrolment()).recoveryCodes[0] ?? '',
    accepts: byCode,
    replace: ({ shop, userId }) => makeRecoveryCodes(shop, { userId, cipher }),
  },
  'the secret shown to set up an authenticator app': {
    issue: async ({ shop, makeAdmin, userId }) => {
      const admin = await makeAdmin();
      const who = { sessionId: await aSession(shop, userId), cipher };
      await beginEnrolment(admin, who, 'switch-on');
      return `${who.sessionId} ${(await findPendingEnrolment(admin, who))?.secret}`;
    },
    accepts: async ({ shop, userId: own }, token, userId) => {
      const [sessionId = '', secret = ''] = token.split(' ');
      if (!/^[A-Z2-7]{32}$/.test(secret)) return false;
      const session = userId === own ? sessionId : await aSession(shop, userId);
      const typed = codeNow(secret, shop.now());
      const admin = asAdmin(shop, { userId, name: 'Kamala' });
      return (await enrolSecondFactor(admin, { sessionId: session, cipher }, typed)).ok;
    },
    replace: ({ shop }, token) =>
      beginEnrolment(shop, { sessionId: token.split(' ')[0] ?? '', cipher }, 'switch-on'),
  },
  'a session': {
    issue: async ({ shop, running, userId }) => {
      // Sessions of browsers use the real time.
      const id = await aSession({ ...shop, now: () => new Date() }, userId);
      const [row] = await shop.db.select().from(sessions).where(eq(sessions.id, id));
      return cookieHeader(await issueSession(running.auth, row?.token ?? '', new Headers()));
    },
    accepts: async ({ running }, cookie, userId) =>
      (await readSession(running.auth, new Headers({ cookie })))?.userId === userId,
  },
  'a panel session that passed the second factor': {
    issue: async ({ shop, enrolment }) => {
      const { sessionId } = await enrolment();
      await shop.db.update(settings).set({ twoFactorAuth: true });
      return sessionId;
    },
    accepts: async ({ shop }, token, userId) => {
      if (!z.uuid().safeParse(token).success) return false;
      const found = await findPanelVisitor(shop, token);
      return found?.missingStep === 'nothing' && found.admin.userId === userId;
    },
    replace: replaceApp,
  },
  'a browser that signed in before': {
    issue: async ({ running, userId }) =>
      cookieHeader([await writeKnownBrowser(running, undefined, userId)]),
    accepts: async ({ running }, cookie, userId) => {
      const passwordHash = (await findPassword(running.shop, userId))?.passwordHash;
      if (!passwordHash) return false;
      return hasVerifiedPassword(running, await knownBrowserOf(running, cookie), {
        userId,
        passwordHash,
      });
    },
  },
  'a browser that passed the second factor before': {
    issue: async ({ running, userId, enrolment }) => {
      await enrolment();
      return cookieHeader([await writeKnownBrowserWithFactor(running, undefined, userId)]);
    },
    accepts: async ({ running }, cookie, userId) =>
      hasVerifiedFactor(running, await knownBrowserOf(running, cookie), userId),
    replace: replaceApp,
  },
} satisfies Record<string, CredentialKind>;

async function issueResetByEmail({ shop, lastResetToken }: CredentialFixture): Promise<string> {
  await requestReset(shop, contacts.email);
  return lastResetToken();
}

function byResetLink(kind: ResetLinkKind): CredentialKind['accepts'] {
  return async ({ shop }, token, userId) => {
    const reset = await resetPassword(shop, { token, passwordHash: 'reset:hash', kind });
    return reset.ok && reset.value.userId === userId;
  };
}

function byCode({ shop }: CredentialFixture, token: string, userId: string): Promise<boolean> {
  return acceptSecondFactorCode(shop, { userId, cipher }, token);
}

function knownBrowserOf(running: RunningShop, cookie: string) {
  return readKnownBrowser(running, new Request('http://localhost', { headers: { cookie } }));
}

/** Replaces the admin's authenticator app, confirmed by a recovery code. */
async function replaceApp({ shop, makeAdmin, userId }: CredentialFixture) {
  const admin = await makeAdmin();
  const sessionId = await aSession(shop, userId);
  const [recovery = ''] = await makeRecoveryCodes(shop, { userId, cipher });
  await beginReplacement(admin, { sessionId, cipher }, recovery);
  const { secret = '' } = (await findPendingEnrolment(admin, { sessionId, cipher })) ?? {};
  await enrolSecondFactor(admin, { sessionId, cipher }, codeNow(secret, shop.now()));
}
