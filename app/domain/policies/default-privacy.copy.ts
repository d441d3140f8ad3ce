import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { retentionItems } from '#domain/kernel/retention.copy.ts';
import { supportHours } from './support-hours.copy.ts';

/** The privacy policy of a new shop, one Markdown block after the other. */
export const privacyBlocks: Bilingual[] = [
  {
    en: 'This policy says which personal data we collect, why, who sees it, and what you can ask of us.',
    si: 'මෙම ප්‍රතිපත්තියෙන් විස්තර කෙරෙන්නේ අප ලබා ගන්නා පෞද්ගලික දත්ත, ඒවා ලබා ගන්නා හේතුව, ඒවා දකින අය සහ ඔබට අපෙන් ඉල්ලිය හැකි දේය.',
  },
  { en: '## What we collect', si: '## අප ලබා ගන්නා දත්ත' },
  {
    en: 'We collect your name, phone number and delivery address to deliver your order. Email is optional.',
    si: 'ඔබේ ඇණවුම භාරදීම සඳහා අපි ඔබේ නම, දුරකථන අංකය සහ බෙදාහැරීමේ ලිපිනය ලබා ගනිමු. ඊමේල් ලිපිනය අනිවාර්ය නොවේ.',
  },
  {
    en: '- **When you order:** also what you order, how you pay, and the special instructions that you write.',
    si: '- **ඇණවුම් කරන විට:** ඔබ ඇණවුම් කරන භාණ්ඩ, ගෙවීම් ක්‍රමය සහ ඔබ ලියන විශේෂ උපදෙස් ද.',
  },
  {
    en: '- **When you pay online:** the first and last name of the payer, and an email address, because the payment provider asks for them.',
    si: '- **ඔන්ලයින් ගෙවන විට:** ගෙවන අයගේ මුල් නම සහ අවසන් නම, සහ ඊමේල් ලිපිනයක්. ගෙවීම් සේවාව ඒවා ඉල්ලා සිටී.',
  },
  {
    en: '- **When you open an account:** your name, your email or phone number, your cart and your wishlist. We keep your password only in a form that nobody can read.',
    si: '- **ගිණුමක් සාදන විට:** ඔබේ නම, ඊමේල් ලිපිනය හෝ දුරකථන අංකය, ඔබේ කරත්තය සහ ප්‍රියතම ලැයිස්තුව. ඔබේ මුරපදය තබා ගන්නේ කිසිවකුට කියවිය නොහැකි ආකාරයකටය.',
  },
  {
    en: '- **When you write to us:** your name, phone number and message, and your email if you give it.',
    si: '- **අපට පණිවිඩයක් එවන විට:** ඔබේ නම, දුරකථන අංකය සහ පණිවිඩය, ඔබ ලබා දෙන්නේ නම් ඊමේල් ලිපිනය ද.',
  },
  {
    en: '- **When something is wrong with your parcel:** what you tell us about it and the pictures that you send. Only we see them.',
    si: '- **පාර්සලයේ ගැටලුවක් ගැන දන්වන විට:** ඔබ ඒ ගැන අපට කියන දේ සහ ඔබ එවන පින්තූර. ඒවා පෙනෙන්නේ අපට පමණි.',
  },
  {
    en: '- **When you say yes to offers by WhatsApp or SMS:** your phone number, and when you said so. Nobody else is sent any, and you can take it back at any time.',
    si: '- **WhatsApp හෝ SMS මගින් විශේෂ දීමනා ලැබීමට කැමැත්ත දෙන විට:** ඔබේ දුරකථන අංකය සහ ඔබ කැමැත්ත දුන් දිනය. වෙනත් කිසිවකුට ඒවා යවන්නේ නැත. ඔබට ඕනෑම වේලාවක එම කැමැත්ත ඉවත් කර ගත හැකිය.',
  },
  {
    en: '- **When you browse the shop:** which products are viewed, searched for and added to the cart, together with your account if you are signed in; and technical data such as your IP address, to protect the shop against misuse.',
    si: '- **වෙබ් අඩවිය බලන විට:** බලන, සොයන සහ කරත්තයට එක් කරන නිෂ්පාදන (ඔබ ගිණුමට පිවිස සිටින්නේ නම් එම ගිණුම ද සමඟ); අනිසි භාවිතයෙන් වෙළඳසැල ආරක්ෂා කර ගැනීම සඳහා, IP ලිපිනය වැනි තාක්ෂණික දත්ත.',
  },
  {
    en: 'What you type into the support assistant stays on the page; we do not keep it. Please do not send us details of your health: we do not need them to deliver your order.',
    si: 'පාරිභෝගික සහාය කවුළුවේ ඔබ ලියන දේ පවතින්නේ එම පිටුවේ පමණි; අපි එය තබා නොගනිමු. කරුණාකර ඔබේ සෞඛ්‍යය පිළිබඳ විස්තර අපට එවීමෙන් වළකින්න: ඇණවුම භාරදීමට ඒවා අවශ්‍ය නොවේ.',
  },
  { en: '## Why we use it', si: '## දත්ත භාවිත කරන හේතු' },
  {
    en: '- To prepare and deliver your order and, where it is due, to refund it',
    si: '- ඔබේ ඇණවුම සූදානම් කර භාරදීමට සහ, හිමි අවස්ථාවලදී, මුදල් ආපසු ගෙවීමට',
  },
  {
    en: '- To tell you about your order and to answer your questions',
    si: '- ඔබේ ඇණවුම ගැන දැනුම් දීමට සහ ඔබේ ප්‍රශ්නවලට පිළිතුරු දීමට',
  },
  {
    en: '- To keep your account, cart and wishlist for you',
    si: '- ඔබේ ගිණුම, කරත්තය සහ ප්‍රියතම ලැයිස්තුව ඔබ වෙනුවෙන් පවත්වා ගැනීමට',
  },
  {
    en: '- To keep the records the law requires, and to improve our shop',
    si: '- වෙළඳසැලකින් නීතියෙන් අපේක්ෂා කරන වාර්තා තබා ගැනීමට සහ අපේ සේවාව වැඩිදියුණු කිරීමට',
  },
  { en: '## Who sees it', si: '## දත්ත දකින අය' },
  {
    en: '- In our shop, those who handle orders and messages.',
    si: '- අපේ වෙළඳසැලේ, ඇණවුම් සහ පණිවිඩ භාර අය.',
  },
  {
    en: '- We share it only with those who help us run the shop: the courier, our email, SMS and hosting providers (who may store it outside Sri Lanka) and, if you pay online, the payment provider.',
    si: '- අප ඒවා ලබා දෙන්නේ වෙළඳසැල පවත්වාගෙන යාමට අපට සහාය වන අයට පමණි: කුරියර් සේවාවට, අපේ ඊමේල්, SMS සහ සත්කාරක සේවා සපයන්නන්ට (ඔවුන් ඒවා ශ්‍රී ලංකාවෙන් පිටත ගබඩා කළ හැකිය) සහ, ඔබ ඔන්ලයින් ගෙවන්නේ නම්, ගෙවීම් සේවාවට.',
  },
  {
    en: '- When we write to you by WhatsApp, for instance about your order or with a link for a new password, and when you write to us there, the message passes through WhatsApp.',
    si: '- ඔබේ ඇණවුම ගැන හෝ නව මුරපදයක් සඳහා සබැඳියක් වැනි පණිවිඩයක් අප WhatsApp හරහා ඔබට එවන විට, සහ ඔබ එහි අපට ලියන විට, එය WhatsApp සේවාව හරහා යැවේ.',
  },
  {
    en: '- We do not sell your personal data.',
    si: '- අපි ඔබේ පෞද්ගලික දත්ත කිසිවකුට නොවිකුණමු.',
  },
  {
    en: '- We never see or keep your card number.',
    si: '- ඔබේ කාඩ්පත් අංකය අපට නොපෙනේ; අපි එය තබා නොගනිමු.',
  },
  { en: '## How long we keep it', si: '## දත්ත තබා ගන්නා කාලය' },
  {
    en: '- **Orders:** as long as the law requires us to keep accounts',
    si: '- **ඇණවුම්:** ගිණුම් වාර්තා තබා ගැනීමට නීතියෙන් නියම කර ඇති කාලය',
  },
  {
    en: '- **Your account:** until you delete it, or ask us to',
    si: '- **ඔබේ ගිණුම:** ඔබ එය මකන තුරු, නැතහොත් මකන ලෙස අපෙන් ඉල්ලන තුරු',
  },
  ...retentionItems,
  {
    en: '- **Backups:** copies of what was deleted stay in our backups for up to 13 months',
    si: '- **උපස්ථ:** මැකූ දත්තවල පිටපත් අපේ උපස්ථවල මාස 13ක් දක්වා පැවතිය හැකිය',
  },
  { en: '## Your rights', si: '## ඔබේ අයිතිවාසිකම්' },
  {
    en: 'You may ask to see, correct or delete your data at any time. Order records that the law asks for stay until it lets us delete them.',
    si: 'ඔබේ දත්ත බැලීමට, නිවැරදි කිරීමට හෝ මැකීමට ඕනෑම වේලාවක අපෙන් ඉල්ලිය හැකිය. නීතියෙන් අවශ්‍ය ඇණවුම් වාර්තා, එම නියමිත කාලය අවසන් වන තුරු තබා ගැනීමට අපට සිදු වේ.',
  },
  { en: '## Cookies', si: '## කුකී' },
  {
    en: 'We use only the cookies that the cart, the wishlist, paying and sign-in need. None follows you to other websites, and none serves advertising.',
    si: 'අප භාවිත කරන්නේ කරත්තයට, ප්‍රියතම ලැයිස්තුවට, ගෙවීමට සහ ගිණුමට පිවිසීමට අවශ්‍ය කුකී පමණි. වෙනත් වෙබ් අඩවිවලදී ඔබව නිරීක්ෂණය කිරීමට හෝ වෙළඳ දැන්වීම් සඳහා අපි කුකී භාවිත නොකරමු.',
  },
  {
    en: 'While a tab is open, your browser also remembers a number for the visit, so that we count each view once, and what you have typed at the checkout. Both are gone when you close the tab.',
    si: 'එකම බැලීම දෙවරක් ගණන් නොගැනීමට අංකයක් ද, ඇණවුම සම්පූර්ණ කරන පිටුවේ ඔබ ලියූ දේ ද ටැබය විවෘතව තිබෙන තුරු බ්‍රවුසරයේ තබා ගැනේ. ටැබය වසන විට ඒවා මැකේ.',
  },
  {
    en: "After you order, your browser also remembers the order's number and the link to its page, which [Track my order](/track) shows. They are gone when you sign out, or press 'Forget on this device' there.",
    si: "ඔබ ඇණවුම් කළ පසු එහි අංකය සහ පිටුවේ සබැඳිය ද බ්‍රවුසරයේ තබා ගැනේ; [මගේ ඇණවුම සොයන්න](/si/track) පිටුවේ ඒවා දැක්වේ. ඔබ ගිණුමෙන් ඉවත් වන විට, නැතහොත් එම පිටුවේ 'මෙම උපාංගයෙන් ඉවත් කරන්න' එබූ විට ඒවා මැකේ.",
  },
  { en: '## Contact', si: '## අප අමතන්න' },
  {
    en: 'To ask about your data, call, WhatsApp or email us. You will find the details under [Contact](/#contact).',
    si: 'ඔබේ දත්ත ගැන විමසීමට දුරකථනයෙන්, WhatsApp හරහා හෝ ඊමේල් මගින් අප අමතන්න. විස්තර [අප අමතන්න](/si#contact) කොටසේ ඇත.',
  },
  supportHours,
];
