import { maxNotes, noteLimits } from '#domain/customers/notes/customer-note.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';

export const customerCopy = {
  customer: { en: 'Customer', si: 'පාරිභෝගිකයා' },
  allCustomers: { en: 'All customers', si: 'සියලු පාරිභෝගිකයන්' },
  account: { en: 'Account', si: 'ගිණුම' },
  noAccount: { en: 'None: orders as a guest', si: 'නැහැ: ගිණුමක් නැතිව ඇණවුම් කරනවා' },
  phoneVerified: { en: 'phone verified', si: 'දුරකථන අංකය තහවුරුයි' },
  phoneNotVerified: { en: 'phone not verified', si: 'දුරකථන අංකය තහවුරු කර නැහැ' },
  offers: { en: 'Offers', si: 'විශේෂ දීමනා' },
  noOffers: { en: 'Send none: no consent', si: 'යවන්න එපා: කැමැත්ත දී නැහැ' },
  paid: { en: 'Paid', si: 'ගෙවූ මුදල' },
  refusedParcels: { en: 'Refused parcels', si: 'භාර නොගත් පාර්සල්' },
  deliveryRefused: { en: 'Refused', si: 'භාර ගත්තේ නැහැ' },
  addresses: { en: 'Addresses used', si: 'භාවිත කළ ලිපින' },
  noAddress: { en: 'No order, so no address yet', si: 'තවම ඇණවුමක් නැති නිසා ලිපිනයක් නැහැ' },
  noOrders: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  notes: { en: 'Private notes', si: 'අභ්‍යන්තර සටහන්' },
  notesHint: {
    en: 'Only admins read them in the shop. The customer may ask for a copy, so write what helps the next order, and nothing about health.',
    si: 'වෙළඳසැලේදී මේවා කියවන්නේ පරිපාලකයන් පමණයි. පාරිභෝගිකයාට පිටපතක් ඉල්ලිය හැකි නිසා, ඊළඟ ඇණවුමට උදව් වන දේ පමණක් ලියන්න. සෞඛ්‍ය තොරතුරු ලියන්න එපා.',
  },
  addNote: { en: 'Add note', si: 'සටහන එක් කරන්න' },
  remove: { en: 'Remove', si: 'ඉවත් කරන්න' },
  removeYes: { en: 'Yes, remove the note', si: 'ඔව්, සටහන ඉවත් කරන්න' },
} satisfies Record<string, Bilingual>;

export const noteFields = withLimits({ text: { label: { en: 'New note', si: 'නව සටහන' } } } satisfies FormFields, noteLimits);

export const noteRefusals: Record<'too-many-notes', Bilingual> = {
  'too-many-notes': {
    en: `There are ${maxNotes} notes about this customer. Please remove one that is no longer needed.`,
    si: `මෙම පාරිභෝගිකයා ගැන සටහන් ${maxNotes}ක් තිබෙනවා. තවදුරටත් අවශ්‍ය නැති සටහනක් ඉවත් කරන්න.`,
  },
};

export function accountSince(date: string): Bilingual {
  return { en: `Since ${date}`, si: `${date} සිට` };
}

export function orderedDetail(amountLkr: number): Bilingual {
  return {
    en: `worth in all: ${formatRupees(amountLkr)}`,
    si: `මුළු වටිනාකම: රු. ${groupThousands(amountLkr)}`,
  };
}

export function cancelledDetail(count: number): Bilingual {
  return { en: `of which cancelled: ${count}`, si: `මින් අවලංගු කළ ඇණවුම්: ${count}` };
}

export function refundedDetail(amountLkr: number): Bilingual {
  return {
    en: `and refunded since: ${formatRupees(amountLkr)}`,
    si: `පසුව ආපසු ගෙවූ මුදල: රු. ${groupThousands(amountLkr)}`,
  };
}

export function refundDueDetail(amountLkr: number): Bilingual {
  return {
    en: `to refund: ${formatRupees(amountLkr)}`,
    si: `ආපසු ගෙවිය යුතු මුදල: රු. ${groupThousands(amountLkr)}`,
  };
}

export function returnedDetail(count: number): Bilingual {
  return {
    en: `orders with returned items: ${count}`,
    si: `භාණ්ඩ ආපසු ලැබුණු ඇණවුම්: ${count}`,
  };
}

/** Tells how many orders went to an address, and when the last one did. */
export function addressUse(count: number, lastOn: string): Bilingual {
  return { en: `orders: ${count}, last on ${lastOn}`, si: `ඇණවුම්: ${count}, අවසන් වරට ${lastOn}` };
}

/** Tells since when the customer consents to offers or, once withdrawn, since when they do not. */
export function offersConsent(given: string, withdrawn: string | undefined): Bilingual {
  if (withdrawn) {
    return { en: `Send none: taken back on ${withdrawn}`, si: `යවන්න එපා: ${withdrawn} දින නැවැත්වූවා` };
  }
  return { en: `Yes, since ${given}`, si: `කැමැත්ත ඇත, ${given} සිට` };
}
