import { lockAccount, openSession } from '#domain/accounts/account-writes.server.ts';
import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { findAdminLogin, type Login } from '#domain/accounts/find-login.server.ts';
import { normalizeIdentifier, parseIdentifier } from '#domain/accounts/identifier.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import { isUsername } from '#domain/accounts/username.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { maxHolders } from '#domain/customers/identifiers/holders.server.ts';
import { listLogins } from '#domain/customers/identifiers/list-logins.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import {
  resetBudget,
  returnAttempt,
  spendAttempt,
  spendAttempts,
  type TooManyAttempts,
} from '#domain/limits/spend-attempt.server.ts';

export type SignInRefusal = { code: 'invalid-credentials' } | TooManyAttempts;

/** The client that signs in. */
export type Caller = {
  clientAddress: string;
  /**
   * A browser that signed in before: its id, the accounts that it signed in to, and whether it did so with the current
   * password.
   */
  browser:
    | { id: string; userIds: readonly string[]; hasVerifiedPassword: (login: Login) => boolean }
    | undefined;
  /** Whether the demo account may sign in; never in a real shop. */
  canDemoAccountSignIn: boolean;
};

/** A session that was opened: its account, and the token for its cookie. */
export type OpenedSession = { userId: string; token: string };
type SignInResult = Promise<Result<OpenedSession, SignInRefusal>>;

/** Signs a customer in by an e-mail address or a phone number. */
export async function signInAsCustomer(
  shop: Shop,
  caller: Caller,
  { identifier: typed, password }: { identifier: string; password: string },
): SignInResult {
  const identifier = parseIdentifier(typed);
  const knownIds = caller.browser?.userIds ?? [];
  const logins = identifier ? await listLogins(shop, identifier, { knownIds }) : [];
  const typedIdentifier = normalizeIdentifier(typed);
  return signIn(shop, caller, { typedIdentifier, password, logins, checks: maxHolders });
}

/**
 * Signs an admin in by a username, an e-mail address or a phone number. Refuses an account that may not enter the panel,
 * even with the correct password, like an unknown account.
 */
export async function signInAsAdmin(
  shop: Shop,
  caller: Caller,
  { username, password }: Credentials,
): SignInResult {
  const adminLogin = isUsername(username) ? await findAdminLogin(shop, username) : undefined;
  const identifier = parseIdentifier(username);
  const listAdmins = async () =>
    identifier ? listLogins(shop, identifier, { adminsOnly: true }) : [];
  const logins = adminLogin ? [adminLogin] : await listAdmins();
  // Depends only on the input, not on what was found, so that timing reveals nothing.
  const checks = identifier ? maxHolders : 1;
  const typedIdentifier = normalizeIdentifier(username);
  return signIn(shop, caller, { typedIdentifier, password, logins, checks });
}

type SignInInput = {
  /** The typed username, e-mail address or phone number, normalized. Counted whether or not an account has it. */
  typedIdentifier: string;
  password: string;
  /** The accounts with that identifier: several, while none has verified it. The password decides between them. */
  logins: readonly Login[];
  /** The number of passwords to check, however many accounts there are. Never fewer than the logins. */
  checks: number;
};

/**
 * Opens a session if the password is correct. Refuses identifiers of no account, of one and of several alike, after the
 * same number of hashes; without attempts left it refuses before hashing.
 */
async function signIn(shop: Shop, caller: Caller, input: SignInInput): SignInResult {
  const { clientAddress, browser, canDemoAccountSignIn } = caller;
  const { typedIdentifier, password, checks } = input;
  const logins = input.logins.filter(({ demo }) => !demo || canDemoAccountSignIn);
  const knownLogins = logins.filter((login) => browser?.hasVerifiedPassword(login));
  const signInAttempt = {
    typedIdentifier,
    clientAddress,
    logins,
    knownLogins,
    browserId: browser?.id,
    checks,
  };
  const spent = await spendSignInAttempts(shop, signInAttempt);
  if (!spent.ok) return spent;

  const { mayCheck, returnAttempts } = spent.value;
  const isRight = await Promise.all(
    mayCheck.map((may, index) =>
      isPasswordOf(may ? logins[index]?.passwordHash : undefined, password),
    ),
  );
  const matched = logins.filter((_, index) => isRight[index]);
  const login = chooseLogin(matched, knownLogins);
  if (!login) return refuse({ code: 'invalid-credentials' });
  const opened = await openSessionFor(shop, login);
  if (opened.ok) await returnAttempts(login);
  return opened;
}

/** Picks, of several logins with the same password, the newest that this browser signed in to before, else the newest. */
function chooseLogin(matched: readonly Login[], knownLogins: readonly Login[]): Login | undefined {
  const newestFirst = matched.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newestFirst.find((login) => knownLogins.includes(login)) ?? newestFirst[0];
}

/** Opens a session; refuses if the password was changed while it was checked, because no session outlives its password. */
export function openSessionFor(
  shop: Shop,
  { userId, passwordHash }: Pick<Login, 'userId' | 'passwordHash'>,
): Promise<Result<OpenedSession, { code: 'invalid-credentials' }>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    const current = await findPassword(shop, userId);
    if (current?.passwordHash !== passwordHash) return refuse({ code: 'invalid-credentials' });
    return ok({ userId, token: await openSession(shop, userId) });
  });
}

/** The input that decides which budgets one sign-in spends. */
type SignInAttempt = {
  /** The typed username, e-mail address or phone number, normalized. */
  typedIdentifier: string;
  clientAddress: string;
  /** The accounts with that identifier. */
  logins: readonly Login[];
  /** The accounts that this browser has signed in to before, and its id. */
  knownLogins: readonly Login[];
  browserId: string | undefined;
  /** The number of passwords to check, however many accounts there are. */
  checks: number;
};

type SpentSignIn = {
  /** Whether the password of each login may be checked. */
  mayCheck: boolean[];
  /** Refunds the attempts after a correct password. Attempts on other accounts stay spent. */
  returnAttempts: (login: Login) => Promise<void>;
};

/**
 * Spends the attempts of a known browser, so that strangers cannot block the account, or of the address and the
 * identifier. Silently checks no account without attempts, because a refusal would reveal which identifiers share it.
 */
async function spendSignInAttempts(
  shop: Shop,
  { typedIdentifier, clientAddress, logins, knownLogins, browserId, checks }: SignInAttempt,
): Promise<Result<SpentSignIn, TooManyAttempts>> {
  const browserBudget = ({ userId }: Login) => budgetOf('sign-in:device', `${browserId}:${userId}`);
  const own = await spendAttempts(shop, knownLogins.map(browserBudget));
  if (!own.outcome.ok) return own.outcome;

  const typed = hashedBucket(typedIdentifier);
  const shared = await spendAttempts(shop, [
    budgetOf('sign-in:address', addressBucket(clientAddress)),
    budgetOf('sign-in:name', typed),
  ]);
  if (!shared.outcome.ok && knownLogins.length === 0) return shared.outcome;

  // Spends as many attempts for an unknown identifier as for that of an account.
  const accountBudget = (index: number) =>
    budgetOf('sign-in:account', logins[index]?.userId ?? `${typed}:${index}`);
  const mayCheck: boolean[] = [];
  for (let index = 0; index < checks; index += 1) {
    const isKnown = knownLogins.some((login) => login === logins[index]);
    mayCheck.push(
      isKnown || (shared.outcome.ok && (await spendAttempt(shop, accountBudget(index))).ok),
    );
  }
  const returnAttempts = async (login: Login) => {
    await shared.returnAttempts();
    if (knownLogins.includes(login)) await resetBudget(shop, browserBudget(login).bucket);
    else await returnAttempt(shop, accountBudget(logins.indexOf(login)).bucket);
  };
  return ok({ mayCheck, returnAttempts });
}
