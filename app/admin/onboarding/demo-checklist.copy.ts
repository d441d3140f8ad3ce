import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { DemoStepKey } from '#domain/onboarding/onboarding-step.ts';

export const demoChecklistCopy = {
  title: { en: 'Try the shop', si: 'වෙළඳසැල අත්හදා බලන්න' },
  lead: {
    en: 'This is a demo: nothing is sent, and no money moves. These steps show what the shop and its panel can do.',
    si: 'මෙය නියැදියක්: කිසිවක් යවන්නේ නැහැ, මුදල් ගෙවන්නේත් නැහැ. වෙළඳසැලට සහ පුවරුවට කළ හැකි දේ මෙම පියවරවලින් බලාගන්න.',
  },
  allDone: {
    en: 'You have tried everything on this list. Look around as you like: nothing can go wrong here.',
    si: 'මෙම ලැයිස්තුවේ සියල්ල ඔබ අත්හදා බැලුවා. අනෙක් දේත් කැමති පරිදි බලන්න: මෙහි කිසිවක් වැරදෙන්නේ නැහැ.',
  },
} satisfies Record<string, Bilingual>;

const openToday: Bilingual = { en: 'Open Today', si: '“අද” පිටුව විවෘත කරන්න' };

export const demoStepCopy: Record<DemoStepKey, { title: Bilingual; what: Bilingual; go: Bilingual }> = {
  'demo-order': {
    title: { en: 'Place an order as a guest', si: 'ගිණුමක් නැතිව ඇණවුමක් කරන්න' },
    what: {
      en: 'Open the shop, put a bottle into the cart and choose cash on delivery. Any name and address will do.',
      si: 'වෙළඳසැල විවෘත කර, බෝතලයක් කරත්තයට එක් කර, “භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම” තෝරන්න. නම සහ ලිපිනය ඔබ කැමති ඕනෑම එකක් විය හැකියි.',
    },
    go: { en: 'Open the shop', si: 'වෙළඳසැල විවෘත කරන්න' },
  },
  'demo-confirm': {
    title: { en: 'Confirm it in Today', si: '“අද” පිටුවේ එය තහවුරු කරන්න' },
    what: {
      en: 'The order waits there. In a real shop you call the customer first; then one press confirms it.',
      si: 'ඔබේ ඇණවුම එහි තිබෙනවා. සැබෑ වෙළඳසැලකදී පළමුව පාරිභෝගිකයාට කතා කරනවා; ඉන්පසු එක් බොත්තමකින් එය තහවුරු කරනවා.',
    },
    go: openToday,
  },
  'demo-packing-slip': {
    title: { en: 'Print its packing slip', si: 'ඇසුරුම් පත්‍රය මුද්‍රණය කරන්න' },
    what: {
      en: 'Open the order and print the slip that goes into the parcel. Its code leads the customer to the state of the order.',
      si: 'ඇණවුම විවෘත කර, පාර්සලයට දමන පත්‍රය මුද්‍රණය කරන්න. එහි QR කේතයෙන් පාරිභෝගිකයාට ඇණවුමේ තත්ත්වය බලන්න පුළුවන්.',
    },
    go: { en: 'Choose the order', si: 'ඇණවුම තෝරන්න' },
  },
  'demo-ship': {
    title: { en: 'Send it on its way', si: 'පාර්සලය යවන්න' },
    what: {
      en: 'Mark it as packed, then ship it with a courier and any tracking number.',
      si: 'එය ඇසුරූ බව සටහන් කර, කුරියර් සේවාවේ නම සහ ඕනෑම පාර්සල් අංකයක් යොදා යවන්න.',
    },
    go: openToday,
  },
  'demo-track': {
    title: { en: 'Follow it as the customer does', si: 'පාරිභෝගිකයා ලෙස ඇණවුම සොයා බලන්න' },
    what: {
      en: 'Enter the last six digits of the order number and the phone. Name and address are not shown.',
      si: 'ඇණවුම් අංකයේ අවසාන ඉලක්කම් හය සහ දුරකථන අංකය ඇතුළත් කරන්න. නම සහ ලිපිනය පෙන්වන්නේ නැහැ.',
    },
    go: { en: 'Track my order', si: 'මගේ ඇණවුම සොයන්න' },
  },
  'demo-product': {
    title: { en: 'Change a price', si: 'මිලක් වෙනස් කරන්න' },
    what: {
      en: 'Open a product, change its price, save, and look at the shop: it is there at once.',
      si: 'නිෂ්පාදනයක් විවෘත කර, මිල වෙනස් කර සුරකින්න. එය වහාම වෙළඳසැලේ පෙනෙනවා.',
    },
    go: { en: 'Choose a product', si: 'නිෂ්පාදනයක් තෝරන්න' },
  },
  'demo-month': {
    title: { en: 'See a busy month', si: 'කාර්යබහුල මාසයක් බලන්න' },
    what: {
      en: 'One press fills the last thirty days with invented orders, so that lists and figures have something to show.',
      si: 'එක් බොත්තමකින් පසුගිය දින තිහ නියැදි ඇණවුම්වලින් පුරවනවා. එවිට ලැයිස්තු සහ සංඛ්‍යා පෙනෙන ආකාරය බලන්න පුළුවන්.',
    },
    go: { en: 'Go to the button', si: 'බොත්තම වෙත යන්න' },
  },
};
