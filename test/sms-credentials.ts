import { generateCode } from '#domain/auth/phone-codes/generate-code.server.ts';
import { verifyPhone } from '#domain/auth/phone-codes/verify-phone.server.ts';
import { resetPasswordByCode } from '#domain/auth/resets/reset-by-code.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import {
  aMinuteLater,
  type CredentialFixture,
  type CredentialKind,
  contacts,
} from './credential-fixture.ts';
import { codeSecret, requestCode } from './phone-codes.ts';

async function issueToVerify({ shop, userId, lastCode }: CredentialFixture): Promise<string> {
  await requestCode(shop, userId);
  return lastCode();
}

async function issueToReset({ shop, userId, lastCode }: CredentialFixture): Promise<string> {
  const request = { userId, purpose: 'reset', phoneE164: contacts.phone, language: 'en' } as const;
  await inTransaction(shop, async (shop) =>
    ok(await generateCode(shop, { ...request, codeSecret })),
  );
  return lastCode();
}

/** The credentials that are sent by SMS. */
export const smsCredentials = {
  'a code by SMS that verifies a phone': {
    boundTo: 'phone',
    issue: issueToVerify,
    replace: aMinuteLater(issueToVerify),
    accepts: async ({ shop }, code, userId) =>
      (await verifyPhone(shop, { userId, code, codeSecret })).ok,
  },
  'a code by SMS that sets a new password': {
    boundTo: 'phone',
    issue: issueToReset,
    replace: aMinuteLater(issueToReset),
    accepts: async ({ shop }, code, userId) => {
      const typed = { phoneE164: contacts.phone, code, password: 'sesame-and-turmeric' };
      const reset = await resetPasswordByCode(shop, { ...typed, codeSecret });
      return reset.ok && reset.value.userId === userId;
    },
  },
} satisfies Record<string, CredentialKind>;
