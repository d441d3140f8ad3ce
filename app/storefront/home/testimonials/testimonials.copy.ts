import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

export const testimonialsCopy = {
  title: { en: 'What Our Customers Say', si: 'අපේ පාරිභෝගිකයන් කියන දේ' },
  order: { en: 'Order Your Relief Today', si: 'සහනය සඳහා අදම ඇණවුම් කරන්න' },
} satisfies Record<string, Bilingual>;

export function stars(count: number): Bilingual {
  return { en: counted(count, 'star'), si: `තරු ${count}` };
}
