import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import type { HistoryActor } from '#domain/orders/reading/list-history.server.ts';

export const orderCopy = {
  details: { en: 'Order details', si: 'ඇණවුමේ විස්තර' },
  items: { en: 'Items', si: 'භාණ්ඩ' },
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  customer: { en: 'Customer Information', si: 'පාරිභෝගිකයා' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  address: { en: 'Address', si: 'ලිපිනය' },
  notes: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  whatsApp: { en: 'WhatsApp', si: 'WhatsApp' },
  edit: { en: 'Edit order', si: 'ඇණවුම සංස්කරණය කරන්න' },
  call: { en: 'Call', si: 'අමතන්න' },
  opensNewTab: { en: 'opens in a new tab', si: 'නව ටැබයක විවෘත වෙනවා' },
  history: { en: 'History', si: 'ඉතිහාසය' },
  missing: { en: 'Missing', si: 'අඩු ප්‍රමාණය' },
  refundDue: {
    en: 'Refund due: this order was paid and then cancelled. Use the refund form below.',
    si: 'මුදල් ආපසු ගෙවිය යුතුයි: ගෙවා තිබූ මෙම ඇණවුම අවලංගු කර තිබෙනවා. පහත ආපසු ගෙවීමේ පෝරමය භාවිත කරන්න.',
  },
  received: { en: 'Received', si: 'ලැබුණු මුදල' },
  due: { en: 'Amount due', si: 'ලැබිය යුතු මුදල' },
  toRefund: { en: 'To refund', si: 'ආපසු ගෙවිය යුතු මුදල' },
  shortfall: {
    en: 'There was too little stock when this order was reopened. Edit the quantities, or save the order again once there is stock. Missing:',
    si: 'මෙම ඇණවුම නැවත සක්‍රිය කළ විට තොගය ප්‍රමාණවත් වුණේ නැහැ. ප්‍රමාණ වෙනස් කරන්න. නැතහොත් තොගය ලැබුණු පසු ඇණවුම නැවත සුරකින්න. අඩු ප්‍රමාණය:',
  },
  /** For an order that can no longer be edited. */
  lastingShortfall: {
    en: 'There was too little stock when this order was reopened. Missing:',
    si: 'මෙම ඇණවුම නැවත සක්‍රිය කළ විට තොගය ප්‍රමාණවත් වුණේ නැහැ. අඩු ප්‍රමාණය:',
  },
  invented: { en: 'Invented', si: 'නියැදි ඇණවුමක්' },
  takenByPhone: { en: 'Phone order', si: 'දුරකථන ඇණවුම' },
  confirmed: { en: 'Confirmed', si: 'තහවුරුයි' },
  packed: { en: 'Packed', si: 'අසුරා ඇත' },
  more: { en: 'More', si: 'තවත්' },
  otherSteps: { en: 'Other steps', si: 'වෙනත් පියවර' },
  moreTexts: { en: 'Other WhatsApp texts', si: 'වෙනත් WhatsApp පණිවිඩ' },
  refunded: { en: 'Refunded', si: 'ආපසු ගෙවූ මුදල' },
  otherOrders: { en: 'Other orders from this number', si: 'මෙම අංකයෙන් කළ වෙනත් ඇණවුම්' },
} satisfies Record<string, Bilingual>;

/** For an order whose total rose after it was paid, or that was reinstated after a refund. */
export function partDueNotice(dueLkr: number, netReceivedLkr: number): Bilingual {
  return {
    en: `${formatRupees(dueLkr)} is still due: ${formatRupees(netReceivedLkr)} was received before.`,
    si: `තව රු. ${groupThousands(dueLkr)}ක් ලැබිය යුතුයි: මීට පෙර රු. ${groupThousands(netReceivedLkr)}ක් ලැබී තිබෙනවා.`,
  };
}

/** For an order whose total fell after it was paid. `section` has the refund form. */
export function partRefundDueNotice(refundLkr: number, section: Bilingual): Bilingual {
  return {
    en: `Refund due: more was received than the order now comes to. Please refund ${formatRupees(refundLkr)} under ${section.en}, Refund.`,
    si: `මුදල් ආපසු ගෙවිය යුතුයි: ඇණවුමේ වටිනාකමට වඩා මුදල් ලැබී තිබෙනවා. කරුණාකර ‘${section.si}’, ‘මුදල් ආපසු ගෙවීම’ යටතේ රු. ${groupThousands(refundLkr)}ක් ආපසු ගෙවන්න.`,
  };
}

export function allOrdersOfPhone(count: number): Bilingual {
  return { en: `Show all ${count}`, si: `සියල්ල පෙන්වන්න (${count})` };
}

export function refusedParcels(count: number): Bilingual {
  return {
    en: `This customer has refused ${count} ${count === 1 ? 'parcel' : 'parcels'} before.`,
    si: `මෙම දුරකථන අංකයේ පාරිභෝගිකයා පාර්සල් ${count}ක් භාර ගැනීම ප්‍රතික්ෂේප කර තිබෙනවා.`,
  };
}

export function missingUnits({ missing, productName }: Shortfall): Bilingual {
  return { en: `${missing} × ${productName.en}`, si: `${productName.si || productName.en} × ${missing}` };
}

export function whoActed(actor: HistoryActor): Bilingual {
  switch (actor.kind) {
    case 'owner':
      return { en: actor.name ?? 'Owner', si: actor.name || 'වෙළඳසැල් හිමිකරු' };
    case 'customer':
      return { en: 'Customer', si: 'පාරිභෝගිකයා' };
    case 'guest':
      return { en: 'Guest', si: 'ගිණුමක් නැති පාරිභෝගිකයා' };
    case 'shop':
      return { en: 'The shop', si: 'වෙළඳසැල' };
  }
}
