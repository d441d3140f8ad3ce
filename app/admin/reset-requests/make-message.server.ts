import { makeResetLink } from '#domain/auth/resets/make-reset-link.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { ok } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { resetLink } from '#web/addresses/links.ts';
import { resetMessage } from './reset-requests.copy.ts';

/** Makes the link and, around it, the message in the customer's language, ready to be sent from the owner's WhatsApp. */
export async function makeMessage(shop: OwnerShop, appUrl: URL, requestId: string) {
  const { siteName } = await readSettings(shop);
  const made = await makeResetLink(shop, requestId);
  if (!made.ok) return made;
  const { token, phone, name, language } = made.value;
  const shopName = textIn(language, siteName).text;
  const link = resetLink(appUrl, language, token);
  const message = textIn(language, resetMessage({ name, shopName, link })).text;
  const whatsApp = whatsAppLink(phone, message);
  return ok({ requestId, name, phone: formatPhone(phone), language, message, whatsApp });
}

export type MadeMessage = Extract<Awaited<ReturnType<typeof makeMessage>>, { ok: true }>['value'];
