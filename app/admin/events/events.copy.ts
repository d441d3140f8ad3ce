import type { AnalyticsEventType } from '#domain/analytics/analytics-event.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const eventsCopy = {
  events: { en: 'Events', si: 'සිදුවීම්' },
  subtitle: { en: 'What visitors did in the shop, newest first', si: 'පැමිණි අය වෙළඳසැලේ කළ දේ, අලුත්ම ඒවා පළමුව' },
  which: { en: 'Which events', si: 'පෙන්වන සිදුවීම්' },
  all: { en: 'All', si: 'සියල්ල' },
  event: { en: 'Event', si: 'සිදුවීම' },
  what: { en: 'What', si: 'විස්තරය' },
  who: { en: 'Who', si: 'කළේ කවුද' },
  when: { en: 'When', si: 'වේලාව' },
  visitor: { en: 'A visitor', si: 'ගිණුමක් නැති කෙනෙක්' },
  orderNow: { en: 'Order Now', si: 'දැන්ම ඇණවුම් කරන්න' },
  learnMore: { en: 'Learn More', si: 'තව දැනගන්න' },
  goneProduct: { en: 'A product that is no longer there', si: 'දැන් නැති නිෂ්පාදනයක්' },
  noneYet: { en: 'No events yet', si: 'තවම සිදුවීම් නැහැ' },
  noneFound: { en: 'No events found', si: 'සිදුවීම් හමු වුණේ නැහැ' },
  showAll: { en: 'Show all events', si: 'සියලු සිදුවීම් පෙන්වන්න' },
  newer: { en: 'Newer', si: 'අලුත්' },
  older: { en: 'Older', si: 'පැරණි' },
  pages: { en: 'Pages', si: 'පිටු' },
} satisfies Record<string, Bilingual>;

export const eventTypeLabels: Record<AnalyticsEventType, Bilingual> = {
  order_placed: { en: 'Order placed', si: 'ඇණවුමක් කළා' },
  hero_cta_click: { en: 'Button at the top of the home page', si: 'මුල් පිටුවේ ඉහළ බොත්තමක්' },
  product_search: { en: 'Search', si: 'සෙවීමක්' },
  product_view: { en: 'Product viewed', si: 'නිෂ්පාදනයක් බැලුවා' },
  add_to_cart: { en: 'Added to cart', si: 'කරත්තයට එක් කළා' },
};

export function visitSince(time: string): Bilingual {
  return { en: `visit began ${time}`, si: `පැමිණි වේලාව: ${time}` };
}

export function unitsOf(count: number): Bilingual {
  return { en: `quantity: ${count}`, si: `ප්‍රමාණය: ${count}` };
}

export function itemsOf(count: number): Bilingual {
  return { en: `items: ${count}`, si: `භාණ්ඩ: ${count}` };
}
