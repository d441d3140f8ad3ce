import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { colomboYear } from '#domain/kernel/colombo-time.ts';
import { formatPhone, normalisePhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { placeholderEmail, placeholderPhone } from '#domain/settings/default-settings.copy.ts';
import { deliveryPromise } from '#domain/settings/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Contact, Frame } from './frame.ts';

/** What stands around every page. A real shop does not lead anybody to a contact that nobody has entered yet. */
export async function readFrame(shop: Shop, { isDemo }: { isDemo: boolean }): Promise<Frame> {
  const settings = await readSettings(shop);
  const isOurs = (contact: string, placeholder: string) => isDemo || contact !== placeholder;
  return {
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
    contacts: [
      phoneContact(settings.phone, isOurs(settings.phone, placeholderPhone)),
      emailContact(settings.email, isOurs(settings.email, placeholderEmail)),
      { text: settings.address },
    ].filter(({ text }) => text.en.trim() !== ''),
    year: colomboYear(shop.now()),
  };
}

function phoneContact(written: string, isLinked: boolean): Contact {
  const phoneE164 = normalisePhone(written);
  if (!phoneE164) return { text: sameInBoth(written) };
  const text = sameInBoth(formatPhone(phoneE164));
  return isLinked ? { text, href: `tel:${phoneE164}` } : { text };
}

function emailContact(email: string, isLinked: boolean): Contact {
  const text = sameInBoth(email);
  return isLinked && email.includes('@') ? { text, href: `mailto:${email}` } : { text };
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}
