import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import { colomboYear } from '#domain/kernel/colombo-time.ts';
import { formatPhone, parsePhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { offeredMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { hasHomeReviews } from '#domain/reviews/list-home-reviews.server.ts';
import { closedCopy } from '#domain/settings/closure.copy.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { dollarRate } from '#domain/settings/dollar-rate.ts';
import {
  findLandingSections,
  readRating,
} from '#domain/settings/landing/read-landing-claims.server.ts';
import { placeholderContacts } from '#domain/settings/placeholder-contacts.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Contact, LayoutData } from './layout-data.ts';

/** Reads the data of the layout of every page. */
export async function readLayoutData(
  shop: Shop,
  { isDemo }: { isDemo: boolean },
): Promise<LayoutData> {
  const settings = await readSettings(shop);
  const delivery = deliveryRulesOf(settings);
  const highestLkr = Math.max(0, ...Object.values(delivery.ownFees));
  const { logo, hero } = await readShopPictures(shop);
  const closure = closureOf(settings, shop.now());
  const offered = offeredMethods(settings, shop);
  const takesOrders = offered.length > 0 && closure?.takesOrders !== false;
  const sections = await findLandingSections(shop);
  return {
    siteName: settings.siteName,
    pictures: { ...(logo && { logo }), ...(hero && { hero }) },
    deliveryPromise: deliveryPromise(settings),
    deliveryFeeLkr: delivery.feeLkr,
    ...(highestLkr > delivery.feeLkr && { highestDeliveryFeeLkr: highestLkr }),
    contacts: contactsOf(settings, { isDemo }),
    rating: await readRating(shop),
    lkrPerUsd: dollarRate(settings),
    sections: { ...sections, testimonials: sections.testimonials || (await hasHomeReviews(shop)) },
    payments: paymentsOf(offered),
    closed: closure && closedCopy(closure, settings.closedMessage),
    ...(!takesOrders && ({ ordersPaused: true } as const)),
    year: colomboYear(shop.now()),
  };
}

/** Joins the names of the methods in one line. */
function paymentsOf(offered: PaymentMethod[]): Bilingual {
  const labels = offered.map((method) => paymentMethodCopy[method].label);
  const joinLabels = (language: Language) => labels.map((label) => label[language]).join(' · ');
  return { en: joinLabels('en'), si: joinLabels('si') };
}

type ContactSettings = Pick<Settings, 'phone' | 'whatsapp' | 'email' | 'address'>;

/** Returns the contacts of the shop. A real shop leaves out those that nobody has entered yet. */
function contactsOf(settings: ContactSettings, { isDemo }: { isDemo: boolean }): Contact[] {
  const contacts: Contact[] = [
    numberContact('phone', settings.phone, (phoneE164) => `tel:${phoneE164}`),
    numberContact('whatsapp', settings.whatsapp, (phoneE164) => whatsAppLink(phoneE164)),
    emailContact(settings.email),
    { kind: 'location', text: settings.address },
  ];
  const placeholders: readonly string[] = isDemo ? [] : placeholderContacts(settings);
  return contacts.filter(({ kind, text }) => text.en.trim() !== '' && !placeholders.includes(kind));
}

function numberContact(
  kind: 'phone' | 'whatsapp',
  input: string,
  linkTo: (phoneE164: string) => string,
): Contact {
  const phoneE164 = parsePhone(input);
  if (!phoneE164) return { kind, text: sameInBoth(input) };
  return { kind, text: sameInBoth(formatPhone(phoneE164)), href: linkTo(phoneE164) };
}

/** Has no Sinhala text, so that the address in Latin characters is marked as English under /si too. */
function emailContact(email: string): Contact {
  const text = { en: email, si: '' };
  return email.includes('@')
    ? { kind: 'email', text, href: `mailto:${email}` }
    : { kind: 'email', text };
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}
