import { formatPhone, isMobile, normalisePhone } from '#domain/kernel/phone.server.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';

export type WaysToAnswer = {
  /** As people write it. */
  phone: string;
  tel: string;
  whatsApp: string | undefined;
};

/** Writes numbers of Sri Lanka in full, however they were stored; offers WhatsApp for mobile numbers only. */
export function waysToAnswer({ phone }: Pick<InboxMessage, 'phone'>): WaysToAnswer {
  const phoneE164 = normalisePhone(phone);
  if (phoneE164 !== undefined) {
    const whatsApp = isMobile(phoneE164) ? phoneE164 : undefined;
    return { phone: formatPhone(phoneE164), tel: phoneE164, whatsApp };
  }
  const tel = phone.replace(/[^\d+]/g, '');
  return { phone, tel, whatsApp: tel.startsWith('+') ? tel : undefined };
}
