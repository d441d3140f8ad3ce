import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Contact } from '#storefront/frame/frame.ts';

export const contactCopy = {
  quickOrder: { en: 'Quick Order Information', si: 'ඉක්මන් ඇණවුම් සඳහා තොරතුරු' },
  perBottle: { en: 'per bottle', si: 'බෝතලයක්' },
  deliveryTime: { en: '2-5 business days', si: 'වැඩ කරන දින 2-5' },
} satisfies Record<string, Bilingual>;

export const contactKinds: Record<Contact['kind'], Bilingual> = {
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  whatsapp: { en: 'WhatsApp', si: 'WhatsApp' },
  email: { en: 'Email', si: 'ඊමේල්' },
  location: { en: 'Location', si: 'ලිපිනය' },
};
