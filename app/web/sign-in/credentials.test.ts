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

/** Makes the changes that happen to an account between issuing a credential and presenting it. */
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

const accountReason = 'it belongs to the account, whatever its e-mail address or phone is';
const secondFactorReason = 'it belongs to the second factor, which a new password does not replace';
const severalBrowsersReason = 'a person has several browsers, and each opens many pages';
const shopOnlyReason = 'it is a customer’s: it opens only the shop, not the panel';
const cookieReason =
  'the browser deletes its cookie after a year, and the cookie alone signs no one in';

// Lists the changes that a credential of each sort survives, with the reason.
const survivedByShopCredential = {
  'its account is removed from the panel': shopOnlyReason,
} as const;
const survivedByAccountCredential = {
  'the e-mail address and phone of its account change': accountReason,
  'the e-mail address and phone of its account change and change back': accountReason,
  'another account verifies the e-mail address and the phone': accountReason,
} as const;
const survivedBySecondFactor = {
  ...survivedByAccountCredential,
  'the password of its account changes': secondFactorReason,
} as const;

/** Lists the changes that leave a kind of credential valid, and why. Every other change invalidates it. */
const survivedChanges: Record<KindName, Partial<Record<Change, string>>> = {
  'a reset link by e-mail': survivedByShopCredential,
  'a reset link to a phone': survivedByShopCredential,
  'a link that verifies an e-mail address': survivedByShopCredential,
  'a code by SMS that verifies a phone': survivedByShopCredential,
  'a code by SMS that sets a new password': survivedByShopCredential,
  'a link that lets an admin choose a password': survivedByAccountCredential,
  'a code of the authenticator app': survivedBySecondFactor,
  'a recovery code': { ...survivedBySecondFactor, 'it expires': 'it is kept on paper for years' },
  'the secret shown to set up an authenticator app': survivedByAccountCredential,
  'a session': {
    ...survivedByAccountCredential,
    'it was used': severalBrowsersReason,
    'a newer one is issued': severalBrowsersReason,
    ...survivedByShopCredential,
  },
  'a panel session that passed the second factor': {
    ...survivedByAccountCredential,
    'it was used': severalBrowsersReason,
  },
  'a browser that signed in before': {
    ...survivedByAccountCredential,
    ...survivedByShopCredential,
    'it was used': severalBrowsersReason,
    'a newer one is issued': severalBrowsersReason,
    'it expires': cookieReason,
  },
  'a browser that passed the second factor before': {
    ...survivedBySecondFactor,
    'it was used': severalBrowsersReason,
    'it expires': cookieReason,
  },
};

/** Selects at most one change for each kind in `npm test`, in rotation, and every change in the full run. */
function changesOf(name: KindName) {
  const position = kinds.findIndex(([other]) => other === name);
  const all = Object.keys(changes) as (keyof typeof changes)[];
  return all.filter((_, index) => isFullRun || (index + position) % 8 === 0);
}

function validityAfter(name: KindName, change: Change) {
  return survivedChanges[name][change] === undefined ? 'invalid' : 'valid';
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

test.each(kinds)(
  '%s is accepted as no other kind, except for those that it may pass for',
  async (name, kind) => {
    const fixture = await openCredentialFixture();
    const others = kinds.filter(([other]) => other !== name && !mayPassFor[name]?.includes(other));
    // Issued before the account becomes an admin: an admin cannot reset a password by an unverified address.
    const sent = kind.boundTo && (await kind.issue(fixture));
    // Issues the other kinds, so that the token could be mistaken for one of them.
    for (const [, other] of others) await other.issue(fixture);
    const token = sent ?? (await kind.issue(fixture));
    expect(token).not.toBe('');
    for (const [other, { accepts }] of others) {
      expect(await accepts(fixture, token, fixture.userId), other).toBe(false);
    }
  },
);

/** Lists the other kinds that a kind may pass for: both go into the same field, or it contains the other. */
const mayPassFor: Partial<Record<KindName, KindName[]>> = {
  'a reset link by e-mail': ['a reset link to a phone'],
  'a reset link to a phone': ['a reset link by e-mail'],
  'a code of the authenticator app': ['a recovery code'],
  'a recovery code': ['a code of the authenticator app'],
  'a browser that passed the second factor before': ['a browser that signed in before'],
};
