import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const heroCopy = {
  product: { en: 'Joint Relief Oil', si: 'සන්ධි සුව තෛලය' },
  lead: {
    en: 'An Ayurvedic oil made in Sri Lanka, traditionally used to soothe tired, aching joints.',
    si: 'වෙහෙසට පත්, රිදෙන සන්ධිවලට සහනයක් ලෙස පරම්පරාගතව යොදා ගන්නා, ශ්‍රී ලංකාවේ නිපදවූ ආයුර්වේද තෛලයක්.',
  },
  orderNow: { en: 'Order Now', si: 'දැන්ම ඇණවුම් කරන්න' },
  learnMore: { en: 'Learn More', si: 'තව දැනගන්න' },
  natural: { en: '100% Natural Ingredients', si: '100% ස්වාභාවික අමුද්‍රව්‍ය' },
  freeDelivery: { en: 'Free Delivery Islandwide', si: 'දිවයින පුරා නොමිලේ බෙදාහැරීම' },
  trusted: { en: 'Trusted by Thousands', si: 'දහස් ගණනකගේ විශ්වාසය' },
} satisfies Record<string, Bilingual>;
