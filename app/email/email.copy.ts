import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { canBeGreeted } from '#domain/kernel/looks-like-link.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const emailCopy = {
  items: { en: 'Items', si: 'භාණ්ඩ' },
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  deliveryAddress: { en: 'Delivery Address', si: 'බෙදාහැරීමේ ලිපිනය' },
  specialInstructions: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  bankDetails: { en: 'Bank account details', si: 'බැංකු ගිණුම් විස්තර' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
} satisfies Record<string, Bilingual>;

/** Formats an amount in an e-mail. Sinhala always writes the rupee in its own script. */
export function amountOf(amountLkr: number): Bilingual {
  return { en: formatRupees(amountLkr), si: `රු. ${groupThousands(amountLkr)}` };
}

/** Omits a name with a link or a phone number, because strangers choose names and the shop sends them. */
export function hello(name: string): Bilingual {
  if (!canBeGreeted(name)) return { en: 'Hello,', si: 'ආයුබෝවන්,' };
  return { en: `Hello ${name},`, si: `ආයුබෝවන් ${name},` };
}

export function questions(contacts: string): Bilingual {
  return { en: `Questions? ${contacts}`, si: `විමසීම්: ${contacts}` };
}

export function whyThisEmail(shopName: string): Record<'order' | 'account' | 'stock' | 'owner', Bilingual> {
  return {
    order: {
      en: `You are receiving this email because this address was given for an order at ${shopName}.`,
      si: `${shopName} වෙත ලැබුණු ඇණවුමක මෙම ලිපිනය සඳහන් වන නිසා මෙය ඔබට එවනවා.`,
    },
    account: {
      en: `You are receiving this email because this address was given for an account at ${shopName}.`,
      si: `${shopName} ගිණුමක මෙම ලිපිනය සඳහන් වන නිසා මෙය ඔබට එවනවා.`,
    },
    stock: {
      en: `You are receiving this email because someone asked ${shopName} to write to this address once a product is in stock.`,
      si: `නිෂ්පාදනයක් තොගයට ලැබුණු විට මෙම ලිපිනයට ලියන ලෙස ${shopName} වෙත ඉල්ලීමක් ලැබුණු නිසා මෙය ඔබට එවනවා.`,
    },
    owner: {
      en: `You are receiving this email because this is the contact address in the settings of ${shopName}.`,
      si: `${shopName} සැකසුම්වල ඔබේ ලිපිනය සඳහන් වන නිසා මෙය ඔබට එවනවා.`,
    },
  };
}

/** Names the time at which a link expires, for readers abroad too. Not how long it works: an e-mail may leave late. */
export function expiryTime(time: Date): Bilingual {
  return {
    en: `${shortDateTime(time)} Sri Lankan time`,
    si: `ශ්‍රී ලංකාවේ වේලාවෙන් ${shortDateTime(time)}`,
  };
}
