import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const testimonialsCopy = {
  title: { en: 'What Our Customers Say', si: 'අපේ පාරිභෝගිකයන් කියන දේ' },
  order: { en: 'Order Your Relief Today', si: 'ඔබේ සහනය අදම ඇණවුම් කරන්න' },
} satisfies Record<string, Bilingual>;

export function stars(count: number): Bilingual {
  return { en: `${count} stars`, si: `තරු ${count}` };
}
