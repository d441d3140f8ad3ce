import { findAdmin } from '#domain/admins/list-admins.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { notFound } from '#web/not-found.server.ts';

/** The admin whom the address names. Answers 404 for anybody else. */
export async function readAsked(shop: OwnerShop, userId: string) {
  const { name, signsInAs } = (await findAdmin(shop, userId)) ?? notFound();
  return { name, signsInAs, isYou: userId === shop.actor.userId };
}
