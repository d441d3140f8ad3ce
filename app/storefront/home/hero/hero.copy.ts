import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const heroCopy = {
  orderNow: { en: 'Order Now', si: 'දැන්ම ඇණවුම් කරන්න' },
  learnMore: { en: 'Learn More', si: 'තව දැනගන්න' },
  freeDelivery: { en: 'Free Delivery Islandwide', si: 'දිවයින පුරා නොමිලේ බෙදාහැරීම' },
} satisfies Record<string, Bilingual>;
