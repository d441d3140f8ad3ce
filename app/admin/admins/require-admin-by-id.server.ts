import { href } from 'react-router';
import { findAdmin } from '#domain/admins/list-admins.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Returns the admin with this id, or responds with 404. */
export async function requireAdminById(shop: AdminShop, userId: string) {
  const { name, signsInAs, hasPassword } = (await findAdmin(shop, userId)) ?? throwNotFound();
  return { name, signsInAs, hasPassword, isYou: userId === shop.actor.userId };
}

/** Redirects to the list, which shows the message. */
export function redirectToList(running: RunningShop, flash: Flash): Promise<Response> {
  return redirectWithFlash(running, href('/admin/admins'), flash);
}
