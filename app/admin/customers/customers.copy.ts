import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const customersCopy = {
  customers: { en: 'Customers', si: 'පාරිභෝගිකයන්' },
  subtitle: {
    en: 'Manage and communicate with your customers',
    si: 'පාරිභෝගික තොරතුරු කළමනාකරණය කර ඔවුන් සමඟ සම්බන්ධව සිටින්න',
  },
  totalCustomers: { en: 'Total Customers', si: 'මුළු පාරිභෝගිකයන්' },
  newThisMonth: { en: 'New This Month', si: 'මේ මාසයේ අලුත්' },
  averageOrderValue: { en: 'Avg. Order Value', si: 'සාමාන්‍ය ඇණවුම් වටිනාකම' },
  lastThirtyDays: { en: 'in the last 30 days', si: 'පසුගිය දින 30 තුළ' },
  perCustomer: { en: 'all orders, per customer', si: 'සියලු ඇණවුම්, එක් පාරිභෝගිකයකුට' },
  search: {
    en: 'Search customers by name or phone number...',
    si: 'නම හෝ අංකය සොයන්න...',
  },
  noneFound: { en: 'No customers found', si: 'පාරිභෝගිකයන් හමු වුණේ නැහැ' },
  adjustSearch: { en: 'Try adjusting your search criteria', si: 'සෙවුම වෙනස් කර නැවත බලන්න' },
  appearOnceTheyOrder: {
    en: 'Customers will appear here once they place orders',
    si: 'ඇණවුම් ලැබුණු පසු පාරිභෝගිකයන් මෙහි පෙන්වනවා',
  },
  showAll: { en: 'Show all customers', si: 'සියලු පාරිභෝගිකයන් පෙන්වන්න' },
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  totalSpent: { en: 'Total Spent', si: 'මිලදී ගත් මුළු වටිනාකම' },
  joined: { en: 'Joined', si: 'එක් වූ දිනය' },
  lastOrder: { en: 'Last Order', si: 'අවසන් ඇණවුම' },
  never: { en: 'Never', si: 'තවම නැහැ' },
  phone: { en: 'Phone', si: 'දුරකථන අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  whatsApp: { en: 'WhatsApp', si: 'WhatsApp' },
  call: { en: 'Call', si: 'අමතන්න' },
  opensNewTab: { en: 'opens in a new tab', si: 'නව ටැබයක විවෘත වෙනවා' },
} satisfies Record<string, Bilingual>;

/** Column headings of the CSV file of customers who consented to offers. */
export const offersHeads: Bilingual[] = [
  { en: 'Name', si: 'නම' },
  { en: 'Phone', si: 'දුරකථන අංකය' },
  { en: 'Language', si: 'භාෂාව' },
  { en: 'Said yes on', si: 'කැමැත්ත දුන් දිනය' },
  { en: 'Link that ends it: put it into every offer', si: 'නැවැත්වීමේ සබැඳිය: සෑම දීමනා පණිවිඩයකටම යොදන්න' },
];

export function consentsFileLabel(count: number): Bilingual {
  return { en: `Who may be sent offers (${count})`, si: `විශේෂ දීමනා යැවිය හැකි අය (${count})` };
}

export function customersFound(count: number): Bilingual {
  const customers = count === 1 ? 'customer' : 'customers';
  return { en: `${count} ${customers} found`, si: `හමු වූ පාරිභෝගිකයන්: ${count}` };
}

export function haveOrdered(count: number): Bilingual {
  return { en: `of which have ordered: ${count}`, si: `මින් ඇණවුම් කළ අය: ${count}` };
}

/** Greets a customer at the beginning of a WhatsApp message, which the owner completes. */
export function greeting(name: string): Bilingual {
  return { en: `Hello ${name},`, si: `ආයුබෝවන් ${name},` };
}
