import { requestReset } from '#domain/auth/resets/request-password-reset.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { changeOwnPassword, resetByLink } from '#web/sign-in/sign-in.server.ts';
import { resetLink } from '#web/urls/links.ts';
import type { Browser } from './customer-visits.ts';
import { identifierOf } from './password-reset.ts';

function visitor(running: RunningShop, { cookie = '', clientAddress = '203.0.113.7' }: Browser) {
  const request = new Request('http://localhost:3000/forgot-password', { headers: { cookie } });
  return { running, request, clientAddress };
}

/** Submits the form for a reset link with this e-mail address or phone number. */
export function requestResetFrom(
  running: RunningShop,
  { typed, language = 'en' }: { typed: string; language?: Language },
  browser: Browser = {},
) {
  const { clientAddress } = visitor(running, browser);
  const linkOf = (token: string) => resetLink(running.appUrl, language, token);
  const identifier = identifierOf(typed);
  return requestReset(running.shop, { identifier, language, clientAddress, resetUrl: linkOf });
}

export function resetFrom(
  running: RunningShop,
  form: { token: string; password: string },
  browser: Browser = {},
) {
  return resetByLink(visitor(running, browser), form);
}

export function changeFrom(
  running: RunningShop,
  { userId, ...form }: { userId: string; currentPassword: string; password: string },
  browser: Browser = {},
) {
  const { request } = visitor(running, browser);
  return changeOwnPassword({ running, request, userId }, form);
}
