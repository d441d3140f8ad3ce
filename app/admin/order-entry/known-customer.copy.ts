import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { KnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';

export const knownCopy = {
  lookUp: { en: 'Look the number up', si: 'අංකය සොයන්න' },
  use: { en: 'Use this name and address', si: 'මෙම නම සහ ලිපිනය යොදන්න' },
  nobody: { en: 'Nobody ordered with this number yet.', si: 'මෙම අංකයෙන් තවම කිසිවෙකු ඇණවුම් කර නැහැ.' },
} satisfies Record<string, Bilingual>;

export function orderedBefore(count: number): Bilingual {
  return {
    en: count === 1 ? 'This number ordered once before.' : `This number ordered ${count} times before.`,
    si: `මෙම අංකයෙන් මීට පෙර ඇණවුම් ${count}ක් කර තිබෙනවා.`,
  };
}

export function lastOrderWords({ placedAt, totalLkr, lines }: KnownCustomer['lastOrder']): Bilingual {
  const day = shortDateTime(new Date(placedAt));
  const inEnglish = lines.map((line) => `${line.quantity} × ${line.productName.en}`).join(', ');
  const inSinhala = lines.map((line) => `${line.productName.si || line.productName.en} × ${line.quantity}`).join(', ');
  const sum = formatRupees(totalLkr);
  return {
    en: `Last order ${day}: ${inEnglish}, ${sum}`,
    si: `අවසන් ඇණවුම ${day}: ${inSinhala}, ${sum}`,
  };
}

export function refusedBefore(count: number): Bilingual {
  return {
    en: `It has refused ${count} ${count === 1 ? 'parcel' : 'parcels'}.`,
    si: `පාර්සල් ${count}ක් භාර ගැනීම ප්‍රතික්ෂේප කර තිබෙනවා.`,
  };
}
