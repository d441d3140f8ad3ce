import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '#domain/accounts/tables.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import { changePassword } from '#domain/auth/passwords/change-password.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import type { CredentialKind } from '#test/credential-fixture.ts';
import {
  type CredentialFixture,
  contacts,
  openCredentialFixture,
} from '#test/credential-fixture.ts';
import { credentialKinds } from '#test/credential-kinds.ts';
import { isFullRun } from '#test/full-run.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';

type KindName = keyof typeof credentialKinds;
const kinds = Object.entries(credentialKinds) as [KindName, CredentialKind][];

/** The changes of an account between issuing a credential and presenting it. */
const changes = {
  'the e-mail address and phone of its account change': (fixture) => changeContact(fixture),
  'the e-mail address and phone of its account change and change back': async (fixture) => {
    await changeContact(fixture);
    await changeDetails(fixture.shop, fixture.userId, { name: 'Kamala', ...contacts });
  },
  'another account verifies the e-mail address and the phone': async ({ shop }) => {
    for (const identifier of Object.values(contacts))
      await verify(shop, await anAccountFor(shop, identifier), identifier);
  },
  'the password of its account changes': ({ shop, userId }) =>
    changePassword(shop, { userId, expectedHash: 'old:hash', passwordHash: 'new:hash' }),
  'it expires': async ({ shop }) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + 8 * 24 * 60 * 60_000);
    await shop.db.update(sessions).set({ expiresAt: new Date(0) });
  },
  'its account is removed from the panel': ({ owner, userId }) =>
    removeAdmin(owner, userId, { canDemoAccountSignIn: false }),
  'its account is deleted': ({ shop, userId }) => shop.db.delete(users).where(eq(users.id, userId)),
} satisfies Record<string, (fixture: CredentialFixture) => Promise<unknown>>;
type Change = keyof typeof changes | 'a newer one is issued' | 'it was used';

function changeContact({ shop, userId }: CredentialFixture) {
  const other = { email: 'other@example.lk', phone: '+94719998877' };
  return changeDetails(shop, userId, { name: 'Kamala', ...other });
}

const contactReason = 'it belongs to the account, however that is reached';
const passwordReason = 'it belongs to the second factor, which a password does not replace';
const browsersReason = 'a person has several browsers, and each opens pages again and again';
const customerReason = 'it is a customer’s, and opens the shop alone';

const ofContact = { 'its account is removed from the panel': customerReason } as const;
const ofAccount = {
  'the e-mail address and phone of its account change': contactReason,
  'the e-mail address and phone of its account change and change back': contactReason,
  'another account verifies the e-mail address and the phone': contactReason,
} as const;
const ofFactor = { ...ofAccount, 'the password of its account changes': passwordReason } as const;

/** Changes that leave a kind of credential valid, and why. Every other change invalidates it. */
const survives: Record<KindName, Partial<Record<Change, string>>> = {
  'a reset link by e-mail': ofContact,
  'a reset link to a phone': ofContact,
  'a link that verifies an e-mail address': ofContact,
  'a code by SMS that verifies a phone': ofContact,
  'a code by SMS that sets a new password': ofContact,
  'a link that lets an admin choose a password': ofAccount,
  'a code of the authenticator app': ofFactor,
  'a recovery code': { ...ofFactor, 'it expires': 'it is kept on paper for years' },
  'the secret shown to set up an authenticator app': ofAccount,
  'a session': {
    ...ofAccount,
    'it was used': browsersReason,
    'a newer one is issued': browsersReason,
    ...ofContact,
  },
  'a panel session that passed the second factor': {
    ...ofAccount,
    'it was used': browsersReason,
  },
  'a browser that signed in before': {
    ...ofAccount,
    ...ofContact,
    'it was used': browsersReason,
    'a newer one is issued': browsersReason,
    'it expires': 'the browser forgets it after a year; it opens nothing',
  },
  'a browser that passed the second factor before': {
    ...ofFactor,
    'it was used': browsersReason,
    'it expires': 'the browser forgets it after a year; it opens nothing',
  },
};

/** `npm test` tries every eighth change on each kind, so that each change is tried on an eighth of the kinds. */
function changesOf(name: KindName) {
  const position = kinds.findIndex(([other]) => other === name);
  const all = Object.keys(changes) as (keyof typeof changes)[];
  return all.filter((_, index) => isFullRun || (index + position) % 8 === 0);
}

function validityAfter(name: KindName, change: Change) {
  return survives[name][change] === undefined ? 'invalid' : 'valid';
}

const validityAfterChanges = kinds.flatMap(([name]) =>
  changesOf(name).map((change) => [name, validityAfter(name, change), change] as const),
);
const validityAfterNewer = kinds.map(
  ([name, kind]) => [name, validityAfter(name, 'a newer one is issued'), kind] as const,
);
const validityAfterUse = kinds.map(
  ([name, kind]) => [name, validityAfter(name, 'it was used'), kind] as const,
);

async function validityOf(kind: CredentialKind, fixture: CredentialFixture, token: string) {
  return (await kind.accepts(fixture, token, fixture.userId)) ? 'valid' : 'invalid';
}

test.each(kinds)('%s is accepted once it is issued', async (_, kind) => {
  const fixture = await openCredentialFixture();
  expect(await validityOf(kind, fixture, await kind.issue(fixture))).toBe('valid');
});

test.each(validityAfterChanges)('%s is %s after %s', async (name, expected, change) => {
  const kind: CredentialKind = credentialKinds[name];
  const fixture = await openCredentialFixture();
  const token = await kind.issue(fixture);
  await changes[change](fixture);
  expect(await validityOf(kind, fixture, token)).toBe(expected);
});

test.each(validityAfterNewer)('%s is %s after a newer one is issued', async (_, expected, kind) => {
  const fixture = await openCredentialFixture();
  const token = await kind.issue(fixture);
  await (kind.replace ?? kind.issue)(fixture, token);
  expect(await validityOf(kind, fixture, token)).toBe(expected);
});

test.each(validityAfterUse)('%s is %s after it was used', async (_, expected, kind) => {
  const fixture = await openCredentialFixture();
  const token = await kind.issue(fixture);
  await kind.accepts(fixture, token, fixture.userId);
  expect(await validityOf(kind, fixture, token)).toBe(expected);
});

test.each(kinds)('%s is not accepted for another account', async (_, kind) => {
  const fixture = await openCredentialFixture();
  const token = await kind.issue(fixture);
  expect(await kind.accepts(fixture, token, fixture.otherId)).toBe(false);
});

test.each(kinds)('%s is accepted as no other kind', async (name, kind) => {
  const fixture = await openCredentialFixture();
  const others = kinds.filter(([other]) => other !== name && !acceptedAs[name]?.includes(other));
  // Issued before the account becomes an admin: an admin cannot reset a password by an unverified address.
  const sent = kind.boundTo && (await kind.issue(fixture));
  // Issues the other kinds, so that the token could be mistaken for one of them.
  for (const [, other] of others) await other.issue(fixture);
  const token = sent ?? (await kind.issue(fixture));
  expect(token).not.toBe('');
  for (const [other, { accepts }] of others) {
    expect(await accepts(fixture, token, fixture.userId), other).toBe(false);
  }
});

/** Kinds that are accepted instead of each other: both go into the same field, or one contains the other. */
const acceptedAs: Partial<Record<KindName, KindName[]>> = {
  'a reset link by e-mail': ['a reset link to a phone'],
  'a reset link to a phone': ['a reset link by e-mail'],
  'a code of the authenticator app': ['a recovery code'],
  'a recovery code': ['a code of the authenticator app'],
  'a browser that passed the second factor before': ['a browser that signed in before'],
};
