import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const ordersCopy = {
  noOrders: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  view: { en: 'View', si: 'බලන්න' },
  buyAgain: { en: 'Buy Again', si: 'නැවත මිලදී ගන්න' },
  newer: { en: 'Newer orders', si: 'අලුත් ඇණවුම්' },
  older: { en: 'Older orders', si: 'පැරණි ඇණවුම්' },
  pages: { en: 'Pages of orders', si: 'ඇණවුම් පිටු' },
  guestOrders: { en: 'Orders placed as a guest', si: 'ගිණුමක් නැතිව කළ ඇණවුම්' },
  defaultAddress: { en: 'Default address', si: 'ප්‍රධාන ලිපිනය' },
  noAddress: {
    en: 'Save an address and we will fill it in for you at checkout.',
    si: 'ලිපිනයක් සුරකින්න. ඇණවුම් කරන විට එය ඉබේම පිරෙනවා.',
  },
  addAddress: { en: 'Add address', si: 'ලිපිනයක් එක් කරන්න' },
  allAddresses: { en: 'All addresses', si: 'සියලු ලිපින' },
} satisfies Record<string, Bilingual>;

/** What joins once the e-mail address is verified. */
export function joinsByEmail(email: string): Bilingual {
  return {
    en: `Orders that you placed with ${email} without an account appear here once you confirm this address.`,
    si: `${email} යොදා ගිණුමක් නැතිව කළ ඇණවුම් මෙහි පෙන්වන්නේ ඔබ එම ලිපිනය තහවුරු කළ පසුයි.`,
  };
}

/** A phone cannot be verified yet, so these orders are reached in another way. */
export function joinsByPhone(phone: string): Bilingual {
  return {
    en: `Orders that you placed with ${phone} without an account cannot join by that number yet. Open the order by its own link, the page that you saw after ordering, and press 'Add to my account'. Without the link you can follow it by its number.`,
    si: `${phone} යොදා ගිණුමක් නැතිව කළ ඇණවුම්, එම අංකයෙන් මෙහි එක් කිරීමට තවම නොහැකියි. එවැනි ඇණවුමක් එහිම සබැඳියෙන් විවෘත කර 'මගේ ගිණුමට එක් කරන්න' ඔබන්න: ඇණවුම් කළ පසු ඔබ දුටු පිටුව එයයි. සබැඳිය නැත්නම්, ඇණවුම් අංකයෙන් එහි තත්ත්වය බලන්න පුළුවන්.`,
  };
}

export function pageOf(page: number, pages: number): Bilingual {
  return { en: `Page ${page} of ${pages}`, si: `පිටුව ${page} / ${pages}` };
}
