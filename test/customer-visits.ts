import { parseIdentifier } from '#domain/accounts/identifier.server.ts';
import type { ok } from '#domain/kernel/result.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signInCustomer, signUpCustomer } from '#web/sign-in/sign-in.server.ts';
import { cookieHeader } from './running-shop.ts';

type SignUpOptions = Browser & { password?: string; signUpKey?: string };
/** A browser with these cookies, at this IP address. */
export type Browser = { cookie?: string; clientAddress?: string };

export const rightPassword = 'sesame-and-turmeric';

function visitor(running: RunningShop, { cookie = '', clientAddress = '203.0.113.7' }: Browser) {
  const request = new Request('http://localhost:3000/sign-in', { headers: { cookie } });
  return { running, request, clientAddress };
}

/** Signs in from a browser with these cookies, at this IP address. */
export function signInFrom(
  running: RunningShop,
  credentials: { identifier: string; password: string },
  browser: Browser = {},
) {
  return signInCustomer(visitor(running, browser), credentials);
}

/** Creates an account with an e-mail or a phone, and the password of these tests. */
export function signUpFrom(
  running: RunningShop,
  typed: string,
  { password = rightPassword, signUpKey, ...browser }: SignUpOptions = {},
) {
  const identifier = parseIdentifier(typed);
  if (!identifier) throw new Error(`${typed} is neither e-mail nor phone.`);
  const form = { name: 'Kamala Silva', identifier, password, signUpKey };
  return signUpCustomer(visitor(running, browser), form);
}

/** Makes an account. Returns its id, and the Cookie header of the browser that made it. */
export async function aSignedUpCustomer(running: RunningShop, typed: string) {
  const { value } = accepted(await signUpFrom(running, typed));
  return { userId: value.userId, cookie: cookieHeader(value.setCookies) };
}

export function accepted<Outcome extends { ok: boolean }>(outcome: Outcome) {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
  return outcome as Extract<Outcome, ReturnType<typeof ok<unknown>>>;
}
