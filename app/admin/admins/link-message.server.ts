import { href } from 'react-router';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { linkMessage } from './admins.copy.ts';

/** A message with the link by which an admin chooses a password, for the owner to pass on by hand. */
export type ComposedLinkMessage = {
  name: string;
  message: string;
  whatsAppUrl: string;
};

type AdminWithToken = { name: string; username: string; token: string };

/** Composes the link, with the configured host instead of the one in the request, and the message with it. */
export async function composeLinkMessage(
  shop: AdminShop,
  appUrl: URL,
  { name, username, token }: AdminWithToken,
): Promise<ComposedLinkMessage> {
  const { siteName } = await readSettings(shop);
  const link = appUrl.origin + href('/admin/set-password/:token', { token });
  const message = linkMessage({ name, shopName: siteName, username, link });
  const whatsAppUrl = `https://wa.me/?text=${encodeURIComponent(message)}`;
  return { name, message, whatsAppUrl };
}
