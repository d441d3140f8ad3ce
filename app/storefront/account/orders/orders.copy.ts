import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const ordersCopy = {
  noOrders: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  view: { en: 'View', si: 'බලන්න' },
  buyAgain: { en: 'Buy Again', si: 'නැවත මිලදී ගන්න' },
  newer: { en: 'Newer orders', si: 'අලුත් ඇණවුම්' },
  older: { en: 'Older orders', si: 'පැරණි ඇණවුම්' },
  pages: { en: 'Pages of orders', si: 'ඇණවුම් පිටු' },
  guestOrders: { en: 'Orders placed as a guest', si: 'ගිණුමක් නැතිව කළ ඇණවුම්' },
  verifyPhone: { en: 'Confirm my phone number', si: 'මගේ දුරකථන අංකය තහවුරු කරන්න' },
  olderOrder: {
    en: 'An order older than 90 days is added by its order number, because phone numbers are passed on to new people.',
    si: 'දින 90කට වඩා පැරණි ඇණවුමක් එක් වන්නේ එහි අංකයෙන්, දුරකථන අංක වෙනත් අයට ලැබෙන නිසායි.',
  },
  orderNumber: { en: 'Order number', si: 'ඇණවුම් අංකය' },
  addOlder: { en: 'Add this order', si: 'මෙම ඇණවුම එක් කරන්න' },
  defaultAddress: { en: 'Default address', si: 'ප්‍රධාන ලිපිනය' },
  noAddress: {
    en: 'Save an address and we will fill it in for you at checkout.',
    si: 'ලිපිනයක් සුරකින්න. ඇණවුම් කරන විට එය ඉබේම පිරෙනවා.',
  },
  addAddress: { en: 'Add address', si: 'ලිපිනයක් එක් කරන්න' },
  allAddresses: { en: 'All addresses', si: 'සියලු ලිපින' },
} satisfies Record<string, Bilingual>;

/** Explains which guest orders are linked once the e-mail address is verified. */
export function linkedByEmail(email: string): Bilingual {
  return {
    en: `Orders that you placed with ${email} without an account appear here once you confirm this address.`,
    si: `${email} යොදා ගිණුමක් නැතිව කළ ඇණවුම් මෙහි පෙන්වන්නේ ඔබ එම ලිපිනය තහවුරු කළ පසුයි.`,
  };
}

/** Explains which guest orders are linked once the phone is verified. */
export function linkedByCode(phone: string): Bilingual {
  return {
    en: `Orders of the last 90 days that you placed with ${phone} without an account appear here once you confirm this number by a code.`,
    si: `පසුගිය දින 90 තුළ ${phone} යොදා ගිණුමක් නැතිව කළ ඇණවුම් මෙහි පෙන්වන්නේ ඔබ එම අංකය කේතයකින් තහවුරු කළ පසුයි.`,
  };
}

/** Points to the order's own link and to tracking, for a phone number that cannot be verified by SMS. */
export function notLinkedByPhone(phone: string): Bilingual {
  return {
    en: `Orders that you placed with ${phone} without an account cannot be added by that number yet. Open the order by its own link, the page that you saw after ordering, and press 'Add to my account'. Without the link you can follow it by its number.`,
    si: `${phone} යොදා ගිණුමක් නැතිව කළ ඇණවුම්, එම අංකයෙන් මෙහි එක් කිරීමට තවම නොහැකියි. එවැනි ඇණවුමක් එහිම සබැඳියෙන් විවෘත කර 'මගේ ගිණුමට එක් කරන්න' ඔබන්න: ඇණවුම් කළ පසු ඔබ දුටු පිටුව එයයි. සබැඳිය නැත්නම්, ඇණවුම් අංකයෙන් එහි තත්ත්වය බලන්න පුළුවන්.`,
  };
}

export function pageOf(page: number, pages: number): Bilingual {
  return { en: `Page ${page} of ${pages}`, si: `පිටුව ${page} / ${pages}` };
}
