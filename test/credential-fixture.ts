import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import { type AdminShop, asAdmin } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { anAccountFor, mailbox } from './password-reset.ts';
import { phoneOfTests } from './phone-codes.ts';
import { aRunningShop } from './running-shop.ts';
import { anEnrolment } from './second-factor.ts';
import { anOwner, openTestShop, passSeconds, type TestShop } from './shop.ts';

/** The e-mail address and phone number of the account under test. */
export const contacts = { email: 'kamala@example.lk', phone: '+94771234567' };

/** A shop with the account under test, another account, and an owner. */
export type CredentialFixture = {
  shop: TestShop;
  running: RunningShop;
  userId: string;
  otherId: string;
  owner: AdminShop;
  /** Makes the account an admin of the panel and returns it. */
  makeAdmin: () => Promise<AdminShop & TestShop>;
  /** Returns the account's second factor, enrolled once. */
  enrolment: () => ReturnType<typeof anEnrolment>;
  lastResetToken: () => string;
  emailToken: () => Promise<string>;
  lastCode: () => string;
};

export type CredentialKind = {
  /** The contact that it was sent to; undefined if it belongs to the account itself. */
  boundTo?: keyof typeof contacts;
  /** Issues a credential for the account, and returns what the account's holder gets. */
  issue: (fixture: CredentialFixture) => Promise<string>;
  /** Presents a token as this account, and returns whether it is accepted; that may use it up. */
  accepts: (fixture: CredentialFixture, token: string, userId: string) => Promise<boolean>;
  /** Issues its replacement; by default, it is issued again. */
  replace?: (fixture: CredentialFixture, token: string) => Promise<unknown>;
};

/** Issues another credential a minute later: a request that is sent twice at once sends one. */
export function aMinuteLater(issue: CredentialKind['issue']) {
  return (fixture: CredentialFixture) => {
    passSeconds(fixture.shop, 60);
    return issue(fixture);
  };
}

export async function openCredentialFixture(): Promise<CredentialFixture> {
  const { listener, lastToken } = mailbox();
  const phone = phoneOfTests();
  const shop = await openTestShop({ listeners: [listener, phone.listener] });
  await ensureSettings(shop);
  const userId = await anAccountFor(shop, contacts.email);
  await changeDetails(shop, userId, { name: 'Kamala Silva', ...contacts });
  const otherId = await anAccountFor(shop, 'nimal@example.lk');
  const makeAdmin = async () => {
    await grantPanelAccess(shop, userId);
    return asAdmin(shop, { userId, name: 'Kamala Silva' }) as AdminShop & TestShop;
  };
  let enrolled: ReturnType<typeof anEnrolment> | undefined;
  return {
    shop,
    running: aRunningShop(shop),
    userId,
    otherId,
    owner: await anOwner(shop),
    makeAdmin,
    enrolment: () => {
      enrolled ??= makeAdmin().then((admin) => anEnrolment(admin));
      return enrolled;
    },
    lastResetToken: lastToken,
    lastCode: phone.lastCode,
    emailToken: async () => {
      let drawn = '';
      const linkTo = (token: string) => {
        drawn = token;
        return token;
      };
      await requestEmailVerification(shop, { userId, language: 'en', linkTo });
      return drawn;
    },
  };
}
