import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { paymentMethodLabels } from '#domain/payments/payment-methods.copy.ts';
import type { FigureText, SettingsSwitch, StoryText } from '#domain/settings/settings-form.ts';

const texts = {
  siteName: { en: 'Site name', si: 'වෙබ් අඩවියේ නම' },
  tagline: { en: 'Tagline', si: 'තේමා පාඨය' },
  address: { en: 'Address', si: 'ලිපිනය' },
  deliveryMessage: { en: 'Delivery message', si: 'බෙදාහැරීමේ පණිවිඩය' },
  bankAccountDetails: { en: 'Bank account details', si: 'බැංකු ගිණුම් විස්තර' },
  metaTitle: { en: 'Meta title', si: 'සෙවුම් ප්‍රතිඵලයේ මාතෘකාව' },
  metaDescription: { en: 'Meta description', si: 'සෙවුම් ප්‍රතිඵලයේ විස්තරය' },
} satisfies Record<string, Bilingual>;

const others = {
  phone: { en: 'Phone number', si: 'දුරකථන අංකය' },
  whatsapp: { en: 'WhatsApp number', si: 'WhatsApp අංකය' },
  email: { en: 'Email', si: 'ඊමේල්' },
  currency: { en: 'Currency', si: 'මුදල් ඒකකය' },
  lkrPerUsd: { en: 'Rupees for one US dollar', si: 'ඇමෙරිකානු ඩොලර් 1කට රුපියල්' },
  deliveryFeeLkr: { en: 'Delivery fee (LKR)', si: 'බෙදාහැරීමේ ගාස්තුව (රු.)' },
  sessionTimeout: { en: 'Session timeout (minutes)', si: 'සැසියේ කාල සීමාව (මිනිත්තු)' },
  sellerRegistration: { en: 'Business registration', si: 'ව්‍යාපාර ලියාපදිංචිය' },
  rating: { en: 'Rating, out of 5', si: 'ශ්‍රේණිගත කිරීම, 5න්' },
  twoFactorAuth: { en: 'Two-factor authentication', si: 'පියවර දෙකේ සත්‍යාපනය' },
} satisfies Record<string, Bilingual>;

const switches: Record<SettingsSwitch, Bilingual> = {
  codEnabled: paymentMethodLabels.cod,
  bankTransferEnabled: paymentMethodLabels.bank_transfer,
  payhereEnabled: paymentMethodLabels.payhere,
  freeDelivery: { en: 'Free delivery', si: 'නොමිලේ බෙදාහැරීම' },
  emailNotifications: { en: 'Email notifications', si: 'ඊමේල් දැනුම්දීම්' },
  smsNotifications: { en: 'SMS notifications', si: 'SMS දැනුම්දීම්' },
  whatsappNotifications: { en: 'WhatsApp notifications', si: 'WhatsApp දැනුම්දීම්' },
  ratingShown: { en: 'Show the rating on products', si: 'නිෂ්පාදනවල තරු පෙන්වන්න' },
};

const figureLabels: Record<FigureText | 'shown', Bilingual> = {
  figure: { en: 'Number', si: 'සංඛ්‍යාව' },
  figureSi: inSinhala({ en: 'Number', si: 'සංඛ්‍යාව' }),
  caption: { en: 'What it counts', si: 'එහි තේරුම' },
  captionSi: inSinhala({ en: 'What it counts', si: 'එහි තේරුම' }),
  shown: { en: 'Show', si: 'පෙන්වන්න' },
};

const storyLabels: Record<StoryText | 'shown' | 'stars', Bilingual> = {
  name: { en: 'Name', si: 'නම' },
  nameSi: inSinhala({ en: 'Name', si: 'නම' }),
  town: { en: 'Town', si: 'නගරය' },
  townSi: inSinhala({ en: 'Town', si: 'නගරය' }),
  words: { en: 'Words', si: 'කී දේ' },
  wordsSi: inSinhala({ en: 'Words', si: 'කී දේ' }),
  stars: { en: 'Stars, 1 to 5', si: 'තරු, 1 සිට 5 දක්වා' },
  shown: { en: 'Show', si: 'පෙන්වන්න' },
};

/** What a field is called, by its name in the form. */
export function labelOf(field: string): Bilingual {
  const [, kind, column = ''] = /^(figure|story)\d-(\w+)$/.exec(field) ?? [];
  const labels: Record<string, Bilingual> = labelsOf(kind);
  const name = column || field;
  const label = labels[name];
  if (label) return label;
  const twin = labels[name.replace(/Si$/, '')];
  return twin ? inSinhala(twin) : { en: name, si: name };
}

function labelsOf(kind: string | undefined): Record<string, Bilingual> {
  if (kind === 'figure') return figureLabels;
  return kind === 'story' ? storyLabels : { ...texts, ...others, ...switches };
}

function inSinhala({ en, si }: Bilingual): Bilingual {
  return { en: `${en} (Sinhala)`, si: `${si} (සිංහල)` };
}

export function figureNumber(place: number): Bilingual {
  return { en: `Number ${place}`, si: `සංඛ්‍යාව ${place}` };
}

export function storyNumber(place: number): Bilingual {
  return { en: `Testimonial ${place}`, si: `පාරිභෝගික අදහස ${place}` };
}

/** In a list of everything that is wrong, each sentence says what it is about. */
export function aboutField(field: string, problem: Bilingual): Bilingual {
  const place = /^(figure|story)(\d)-/.exec(field);
  const label = labelOf(field);
  const number = Number(place?.[2]);
  const of = place?.[1] === 'figure' ? figureNumber(number) : storyNumber(number);
  const said = place ? { en: `${of.en}, ${label.en}`, si: `${of.si}, ${label.si}` } : label;
  return { en: `${said.en}: ${problem.en}`, si: `${said.si}: ${problem.si}` };
}
