import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';

export const heroCopy = {
  orderNow: { en: 'Order Now', si: 'දැන්ම ඇණවුම් කරන්න' },
  learnMore: { en: 'Learn More', si: 'තව දැනගන්න' },
  freeDelivery: { en: 'Free Delivery Islandwide', si: 'දිවයින පුරා නොමිලේ බෙදාහැරීම' },
} satisfies Record<string, Bilingual>;

export const aboutCopy = {
  title: { en: 'About Our Heritage', si: 'අපේ උරුමය' },
  picture: {
    en: 'Brass mortar with herbs, turmeric and an ola-leaf manuscript on a wooden table',
    si: 'ඖෂධ පැළෑටි, කහ සහ පුස්කොළ පොතක් සමඟ පිත්තල වංගෙඩියක්',
  },
} satisfies Record<string, Bilingual>;

export const testimonialsCopy = {
  title: { en: 'What Our Customers Say', si: 'අපේ පාරිභෝගිකයන් කියන දේ' },
  order: { en: 'Order Your Relief Today', si: 'සහනය සඳහා අදම ඇණවුම් කරන්න' },
} satisfies Record<string, Bilingual>;

export function stars(count: number): Bilingual {
  return { en: formatCount(count, 'star'), si: `තරු ${count}` };
}
