import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const monthCopy = {
  title: { en: 'A month of invented orders', si: 'මාසයක නියැදි ඇණවුම්' },
  offer: {
    en: 'See the panel as it looks after a busy month: invented customers order, pay, refuse a parcel, write a review. Nobody is written to, and you can take everything away again.',
    si: 'කාර්යබහුල මාසයකට පසු පුවරුව පෙනෙන ආකාරය බලන්න: නියැදි පාරිභෝගිකයන් ඇණවුම් කරනවා, මුදල් ගෙවනවා, පාර්සලයක් ප්‍රතික්ෂේප කරනවා, අදහස් ලියනවා. කිසිවෙකුට පණිවිඩ යැවෙන්නේ නැහැ. පසුව සියල්ල ඉවත් කරන්නත් පුළුවන්.',
  },
  fill: { en: 'Fill a month', si: 'මාසයක් පුරවන්න' },
  filling: { en: 'Filling a month…', si: 'මාසය පුරවමින්…' },
  remove: { en: 'Remove the invented orders', si: 'නියැදි ඇණවුම් ඉවත් කරන්න' },
  ask: {
    en: 'Their customers, reviews and stock movements go with them, and so does what you did with them. Orders that you placed yourself stay.',
    si: 'ඒවායේ පාරිභෝගිකයන්, අදහස් සහ තොගයේ වෙනස්කම් ද, ඔබ ඒවාට කළ දේ ද ඒ සමඟ ඉවත් වෙනවා. ඔබ විසින්ම කළ ඇණවුම් එලෙසම තිබෙනවා.',
  },
  removeNow: { en: 'Remove them all', si: 'සියල්ල ඉවත් කරන්න' },
  removing: { en: 'Removing…', si: 'ඉවත් කරමින්…' },
} satisfies Record<string, Bilingual>;

export function inventedOrders(count: number): Bilingual {
  return {
    en: `Invented orders in the last thirty days: ${count}`,
    si: `පසුගිය දින තිහේ නියැදි ඇණවුම්: ${count}`,
  };
}
