import { expect, test } from 'vitest';
import { credentialKinds } from '#test/credential-kinds.ts';
import { isCode, isTest, sourceFiles } from '#test/source-files.ts';

type KindName = keyof typeof credentialKinds;

/** The files that generate or sign secrets, with the kinds of credential from each, or its other purpose. */
const sources: Record<string, KindName[] | string> = {
  'app/domain/accounts/link-token.server.ts': [
    'a link that verifies an e-mail address',
    'a reset link by e-mail',
    'a reset link to a phone',
    'a link that lets an admin choose a password',
  ],
  'app/domain/auth/phone-codes/generate-code.server.ts': [
    'a code by SMS that verifies a phone',
    'a code by SMS that sets a new password',
  ],
  'app/domain/auth/second-factor/totp.server.ts': [
    'a code of the authenticator app',
    'the secret shown to set up an authenticator app',
  ],
  'app/domain/auth/second-factor/make-recovery-codes.server.ts': ['a recovery code'],
  'app/platform/auth/account-store.server.ts': ['a panel session that passed the second factor'],
  'app/platform/auth/auth.server.ts': ['a session'],
  'app/web/cookies/known-browser-cookie.server.ts': [
    'a browser that signed in before',
    'a browser that passed the second factor before',
  ],
  'app/platform/config/secret.server.ts': 'the secret of the shop itself',
  'app/platform/config/encryption.server.ts': 'encrypts what is stored; no visitor ever has it',
  'app/web/cookies/cart-cookie.server.ts': 'what a guest has put into the cart',
  'app/web/urls/confirm-link.server.ts': 'a link that confirms one order; it opens no account',
  'app/web/cookies/flash.server.ts': 'a message for the next page',
  'app/web/cookies/pending-payment-cookie.server.ts': 'which order a browser went to pay',
  'app/platform/push/vapid-keys.server.ts': 'the keys by which push services recognise the shop',
  'app/platform/payhere/stand-in.server.ts': 'numbers of invented payments, which open nothing',
  'app/web/sign-in/second-factor.server.ts': 'makes the cipher of the second factor',
  'app/web/cookies/signed-cookie.server.ts':
    'signs the cookies of cart and message with the keys that its callers pass',
  'app/web/cookies/pending-wishlist-cookie.server.ts':
    'which product a guest added to the wishlist',
  'app/web/cookies/signed-out-cookie.server.ts': 'that someone has signed out in this browser',
  'app/web/cookies/unsaved-form-cookie.server.ts':
    'what a customer typed into a form that was not saved; never a password or a code',
  'db/seed/ensure-demo.server.ts': 'the password of demo mode',
  'server/page-cache/render-page.ts': 'a nonce of the content policy',
  'server/request-context.ts': 'a nonce of the content policy',
};

test('every file that generates or signs secrets is listed, and so is the file of every kind of credential', () => {
  const generating =
    /\b(randomBytes|randomInt|generateRandomString|deriveKey|createCookie|signedCookie|cipherFor|betterAuth)\(/;
  const found = sourceFiles().filter(
    (file) => /^(app|server|db)\//.test(file.path) && isCode(file) && !isTest(file),
  );
  const generators = found.filter(({ text }) => generating.test(text)).map((file) => file.path);
  expect(generators.toSorted()).toEqual(Object.keys(sources).toSorted());
  const named = Object.values(sources).filter(Array.isArray).flat();
  expect(named.toSorted()).toEqual(Object.keys(credentialKinds).toSorted());
});
