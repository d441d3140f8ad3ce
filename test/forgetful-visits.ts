import type { Language } from '#domain/kernel/bilingual.ts';
import { askReset } from '#web/ask-reset.server.ts';
import { changeOwnPassword } from '#web/change-own-password.server.ts';
import { resetByLink } from '#web/reset-by-link.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { Place } from './customer-visits.ts';
import { identifierOf } from './forgetful.ts';

function visitor(running: RunningShop, { cookie = '', clientAddress = '203.0.113.7' }: Place) {
  const request = new Request('http://localhost:3000/forgot-password', { headers: { cookie } });
  return { running, request, clientAddress };
}

/** Somebody asks for a link at this address. */
export function forgetFrom(
  running: RunningShop,
  { typed, language = 'en' }: { typed: string; language?: Language },
  place: Place = {},
) {
  return askReset(visitor(running, place), { identifier: identifierOf(typed), language });
}

export function resetFrom(
  running: RunningShop,
  wish: { token: string; password: string },
  place: Place = {},
) {
  return resetByLink(visitor(running, place), wish);
}

export function changeFrom(
  running: RunningShop,
  { userId, ...form }: { userId: string; currentPassword: string; password: string },
  place: Place = {},
) {
  const { request } = visitor(running, place);
  return changeOwnPassword({ running, request, userId }, form);
}
