import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const ordersCopy = {
  noOrders: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  view: { en: 'View', si: 'බලන්න' },
  buyAgain: { en: 'Buy Again', si: 'නැවත මිලදී ගන්න' },
  newer: { en: 'Newer orders', si: 'අලුත් ඇණවුම්' },
  older: { en: 'Older orders', si: 'පැරණි ඇණවුම්' },
  pages: { en: 'Pages of orders', si: 'ඇණවුම් පිටු' },
  guestOrders: {
    en: 'Orders that you placed without an account appear here once your email address is confirmed.',
    si: 'ගිණුමක් නැතිව කළ ඇණවුම් මෙහි පෙන්වන්නේ ඔබේ ඊමේල් ලිපිනය තහවුරු කළ පසුයි.',
  },
  defaultAddress: { en: 'Default address', si: 'ප්‍රධාන ලිපිනය' },
  noAddress: {
    en: 'Save an address and we will fill it in for you at checkout.',
    si: 'ලිපිනයක් සුරකින්න. ඇණවුම් කරන විට එය ඉබේම පිරෙනවා.',
  },
  addAddress: { en: 'Add address', si: 'ලිපිනයක් එක් කරන්න' },
  allAddresses: { en: 'All addresses', si: 'සියලු ලිපින' },
} satisfies Record<string, Bilingual>;

export function pageOf(page: number, pages: number): Bilingual {
  return { en: `Page ${page} of ${pages}`, si: `පිටුව ${page} / ${pages}` };
}
