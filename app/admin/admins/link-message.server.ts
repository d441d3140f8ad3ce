import { href } from 'react-router';
import { textIn } from '#domain/kernel/bilingual.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { linkMessage } from './admins.copy.ts';

/** A new link, and the message that contains it, which the owner passes on by hand. */
export type MadeLink = { name: string; message: string; link: string; whatsApp: string };

type NewLink = { name: string; username: string; token: string };

/** Makes the link, with the configured host instead of the one in the request, and the message that contains it. */
export async function composeLinkMessage(
  shop: OwnerShop,
  appUrl: URL,
  { name, username, token }: NewLink,
): Promise<MadeLink> {
  const { siteName } = await readSettings(shop);
  const link = appUrl.origin + href('/admin/set-password/:token', { token });
  const shopName = textIn('en', siteName).text;
  const message = linkMessage({ name, shopName, username, link });
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(message)}`;
  return { name, message, link, whatsApp };
}
