import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const helpCopy = {
  help: { en: 'Help', si: 'උදව්' },
} satisfies Record<string, Bilingual>;

/** Explains each screen, by its path below /admin with `*` for an id. */
export const screenHelp: Record<string, Bilingual> = {
  today: {
    en: 'What waits for you now, oldest first: orders to confirm, to pack, to hand over, and those that wait for money. Each row has one next step; press a name to see the whole order.',
    si: 'දැන් ඔබ කළ යුතු දේ, පැරණිම ඒවා මුලින්: තහවුරු කිරීමට, ඇසිරීමට සහ භාර දීමට ඇති ඇණවුම්, සහ මුදල් ලැබෙන තුරු තබා ඇති ඇණවුම්. සෑම පේළියකටම ඊළඟ පියවර එකක් තිබෙනවා; සම්පූර්ණ ඇණවුම බැලීමට නම ඔබන්න.',
  },
  packing: {
    en: 'The parcels that have to leave. Print the slips, pack, and press “Packed”. When the courier is here, untick the parcels that stay and enter the tracking numbers of the others.',
    si: 'යැවිය යුතු පාර්සල්. ඇසුරුම් පත්‍ර මුද්‍රණය කර, අසුරා, “ඇසුරුවා” ඔබන්න. කුරියර් සේවාව පැමිණි විට, නොයවන පාර්සල්වල සලකුණ ඉවත් කර, අනෙක් ඒවායේ පාර්සල් අංක ලියන්න.',
  },
  find: {
    en: 'Looks through orders, customers, products and the pages of the panel at once. Ctrl+K (⌘K on a Mac) opens the same from anywhere.',
    si: 'ඇණවුම්, පාරිභෝගිකයන්, නිෂ්පාදන සහ පුවරුවේ පිටු එකවර සොයනවා. Ctrl+K (Mac පරිගණකයක ⌘K) ඔබා ඕනෑම තැනක සිට මෙය විවෘත කළ හැකියි.',
  },
  dashboard: {
    en: 'Your shop at a glance. Start with what needs your attention; each line leads to where you can settle it. The figures count orders by the day on which they were placed.',
    si: 'ඔබේ වෙළඳසැල එක බැල්මෙන්. ඔබේ අවධානය අවශ්‍ය දේවලින් පටන් ගන්න; සෑම පේළියකින්ම ඊට අදාළ තැනට යා හැකියි. සංඛ්‍යා ගණනය කරන්නේ ඇණවුම ලැබුණු දිනය අනුවයි.',
  },
  orders: {
    en: 'All orders, newest first. Search by number, name, phone or town, and open an order to confirm, pack or ship it. Select several orders to print their slips or ship them together.',
    si: 'සියලු ඇණවුම්, අලුත්ම ඒවා මුලින්. ඇණවුම් අංකය, නම, දුරකථන අංකය හෝ නගරය අනුව සොයන්න. තහවුරු කිරීමට, ඇසිරීමට හෝ යැවීමට ඇණවුමක් විවෘත කරන්න. ඇණවුම් කිහිපයක් තෝරා, ඒවායේ ඇසුරුම් පත්‍ර එකවර මුද්‍රණය කිරීමට හෝ පාර්සල් එකවර යැවීමට හැකියි.',
  },
  'orders/new': {
    en: 'For an order that a customer gives you by phone or in the shop. Enter the quantities, then name, phone and address. It counts as confirmed, and the stock is reduced as with any other order.',
    si: 'පාරිභෝගිකයෙක් දුරකථනයෙන් හෝ පැමිණ දෙන ඇණවුමකට. ප්‍රමාණ ඇතුළත් කර, පසුව නම, දුරකථන අංකය සහ ලිපිනය ඇතුළත් කරන්න. එය තහවුරු කළ ඇණවුමක් ලෙස සලකන අතර, වෙනත් ඇණවුමක මෙන්ම තොගයෙන් අඩු වෙනවා.',
  },
  'orders/*/edit': {
    en: 'Change the address, the contact details or the quantities until the order is shipped. The stock and the total follow when you save.',
    si: 'ඇණවුම යවන තුරු ලිපිනය, සම්බන්ධතා තොරතුරු හෝ ප්‍රමාණ වෙනස් කළ හැකියි. සුරකින විට තොගය සහ මුළු එකතුව ඒ අනුව වෙනස් වෙනවා.',
  },
  'orders/ship': {
    en: 'Hand several parcels to one courier at once. Enter the tracking numbers that you have; a field may stay empty. Customers whom one of your channels reaches are told that their parcel is on its way.',
    si: 'පාර්සල් කිහිපයක් එකවර එක් කුරියර් සේවාවකට භාර දෙන්න. ඔබ ළඟ ඇති පාර්සල් අංක ඇතුළත් කරන්න; කොටුවක් හිස්ව තැබිය හැකියි. ඔබේ පණිවිඩ යවන ක්‍රමයකින් ළඟා විය හැකි පාරිභෝගිකයන්ට පාර්සලය යැවූ බව දන්වනවා.',
  },
  products: {
    en: 'What your shop sells. Press a name to change pictures, price or texts, and the number of units to change the stock. Featured products come first in the shop.',
    si: 'ඔබේ වෙළඳසැලේ විකුණන දේ. පින්තූර, මිල හෝ පාඨ වෙනස් කිරීමට නම ඔබන්න; තොගය වෙනස් කිරීමට ඒකක ගණන ඔබන්න. විශේෂිත නිෂ්පාදන වෙළඳසැලේ මුලින්ම පෙනෙනවා.',
  },
  'products/arrange': {
    en: 'Drag a product by its six dots, or move it with the arrows. Featured products stay before the others. A new product comes first in its list until you move it.',
    si: 'නිෂ්පාදනය එහි තිත් හයෙන් අල්ලා අදින්න, නැත්නම් ඊතලවලින් ගෙනයන්න. විශේෂිත නිෂ්පාදන අනෙක් ඒවාට ඉහළින් පෙනෙනවා. අලුත් නිෂ්පාදනයක් ගෙනයන තුරු එය ලැයිස්තුවේ මුලින්ම පෙනෙනවා.',
  },
  customers: {
    en: 'Everyone who has ordered or has an account, with what they have bought. Search by name or phone number, and call or write to them from here.',
    si: 'ඇණවුම් කළ හෝ ගිණුමක් ඇති සියලු දෙනා සහ ඔවුන් මිලදී ගත් දේ. නම හෝ දුරකථන අංකය අනුව සොයන්න. මෙතැනින්ම අමතන්න, නැත්නම් පණිවිඩයක් යවන්න.',
  },
  'customers/*': {
    en: 'One customer, known by the phone number: what they ordered, paid and refused, where parcels went, and your own notes. Press an order to open it.',
    si: 'දුරකථන අංකයෙන් හඳුනාගන්නා එක් පාරිභෝගිකයෙක්: ඇණවුම් කළ, ගෙවූ සහ භාර නොගත් දේ, පාර්සල් යැවූ ලිපින සහ ඔබේම සටහන්. ඇණවුමක් විවෘත කිරීමට එහි අංකය ඔබන්න.',
  },
  accounts: {
    en: 'A month in figures for your books: what was ordered, what came in and was refunded, and what the payment provider and couriers kept, by payment method. Print it, or take it as a file.',
    si: 'ඔබේ පොත් සඳහා මාසයක සංඛ්‍යා: ඇණවුම් කළ දේ, ලැබුණු සහ ආපසු ගෙවූ මුදල්, ඔන්ලයින් ගෙවීම් සේවාව සහ කුරියර් සේවා අය කළ ගාස්තු, ගෙවීම් ක්‍රමය අනුව. එය මුද්‍රණය කරන්න, නැතහොත් ගොනුවක් ලෙස ගන්න.',
  },
  remittances: {
    en: 'What couriers collected for you and still have to pay out, by age. Add the list that came with a payment: it shows what each line does before anything changes.',
    si: 'කුරියර් සේවා ඔබ වෙනුවෙන් අය කළ, තවම ඔබට නොගෙවූ මුදල්, දින ගණන අනුව. ගෙවීමක් සමඟ ලැබුණු ලැයිස්තුව එක් කරන්න: කිසිවක් වෙනස් වීමට පෙර සෑම පේළියකින්ම සිදු වන දේ පෙනෙනවා.',
  },
  'remittances/*': {
    en: 'One payment of a courier. Lines that fit their orders pay them when you press the button; every other line says why it is left alone. The whole list can be taken back.',
    si: 'කුරියර් සේවාවක එක් ගෙවීමක්. බොත්තම එබූ විට ඇණවුමට ගැළපෙන පේළිවලින් ඒවායේ මුදල් ගෙවුණු බව සටහන් වෙනවා; අනෙක් සෑම පේළියකම හේතුව සඳහන් වෙනවා. ලැයිස්තුව සම්පූර්ණයෙන්ම ආපසු ගත හැකියි.',
  },
  reviews: {
    en: 'What buyers wrote about products that they received. You can answer in public, but not change their words; a review is hidden only for one of the listed reasons.',
    si: 'තමන්ට ලැබුණු නිෂ්පාදන ගැන ගැනුම්කරුවන් ලියූ දේ. ඔබට ප්‍රසිද්ධියේ පිළිතුරු දිය හැකියි, නමුත් ඔවුන්ගේ වචන වෙනස් කළ නොහැකියි. අදහසක් සැඟවිය හැක්කේ ලැයිස්තුවේ ඇති හේතුවකට පමණයි.',
  },
  health: {
    en: 'How the shop and its machine are. What needs you comes first, with what to do. Nothing here changes anything; open the page again to look once more.',
    si: 'වෙළඳසැල සහ එහි පරිගණකය ක්‍රියා කරන ආකාරය. ඔබේ අවධානය අවශ්‍ය දේ, කළ යුතු දේ සමඟ මුලින්ම පෙන්වනවා. මෙහිදී කිසිවක් වෙනස් වන්නේ නැහැ; නැවත බැලීමට පිටුව නැවත විවෘත කරන්න.',
  },
  inbox: {
    en: 'Messages from the contact form, and what customers write back on WhatsApp. Open one to answer by WhatsApp, phone or email, then mark it as answered so that every admin sees it.',
    si: 'සම්බන්ධතා පෝරමයෙන් සහ WhatsApp මගින් ලැබෙන පණිවිඩ. පණිවිඩයක් විවෘත කර WhatsApp, දුරකථනය හෝ ඊමේල් මගින් පිළිතුරු දෙන්න. පසුව පිළිතුරු දුන් ලෙස සලකුණු කරන්න; එවිට සියලු පරිපාලකයන්ට එය පෙනෙනවා.',
  },
  'reset-requests': {
    en: 'Customers who forgot their password and cannot be reached by email. Call to check who is asking, then send the link by WhatsApp to the number shown here only.',
    si: 'මුරපදය අමතක වූ, ඊමේල් මගින් සම්බන්ධ විය නොහැකි පාරිභෝගිකයන්. ඉල්ලන්නේ කවුදැයි අමතා තහවුරු කරගෙන, සබැඳිය මෙහි ඇති අංකයට පමණක් WhatsApp මගින් යවන්න.',
  },
  messages: {
    en: 'Every message and notification that the shop has written, and whether it was sent. “Channels” is where you choose how each message goes. Open one to read it as the customer does, or to send it again if it failed.',
    si: 'වෙළඳසැල ලියූ සියලු පණිවිඩ සහ දැනුම්දීම්, ඒවා යැවුණාද යන්නත් සමඟ. එක් එක් පණිවිඩය යවන ආකාරය “යවන ක්‍රම” යටතේ තෝරන්න. පාරිභෝගිකයාට පෙනෙන ආකාරයට කියවීමට, නැත්නම් අසාර්ථක වූ පණිවිඩයක් නැවත යැවීමට එය විවෘත කරන්න.',
  },
  'messages/texts': {
    en: 'What each SMS says, in both languages. Words in curly brackets are filled in from the order. Below each text you see an example, and how many parts you pay for.',
    si: 'එක් එක් SMS පණිවිඩයේ වචන, භාෂා දෙකෙන්ම. සඟල වරහන් තුළ ඇති දේ ඇණවුමෙන් පිරවෙනවා. එක් එක් පාඨයට පහළින් උදාහරණයක් සහ ගෙවිය යුතු කොටස් ගණන පෙනෙනවා.',
  },
  'messages/channels': {
    en: 'For each message choose the channel that is tried first, and a second one if you like. Email costs nothing; each SMS does. What you save holds from the next message on.',
    si: 'එක් එක් පණිවිඩය මුලින්ම යවන ක්‍රමයත්, අවශ්‍ය නම් දෙවැන්නකුත් තෝරන්න. ඊමේල් සඳහා මුදල් අය වන්නේ නැහැ; සෑම SMS එකකටම අය වෙනවා. සුරැකි දේ බලපාන්නේ ඊළඟ පණිවිඩයේ සිටයි.',
  },
  'promo-codes': {
    en: 'Codes that take percent or rupees off an order, with what each has brought: uses, sales and discount. Cancelled orders do not count, and give their use back.',
    si: 'ඇණවුමක මිලෙන් ප්‍රතිශතයක් හෝ රුපියල් ගණනක් අඩු කරන කේත, සහ එක් එක් කේතයේ ප්‍රතිඵල: භාවිත කළ වාර, අලෙවිය සහ වට්ටම. අවලංගු කළ ඇණවුම් ගණන් ගන්නේ නැහැ; ඒවායේ වාරය නැවත භාවිත කළ හැකියි.',
  },
  policies: {
    en: 'The three texts that shoppers can hold you to. Write on the left and see the result on the right. Earlier versions are kept below and can be published again.',
    si: 'ඔබේ වගකීම් සඳහන් වන ලේඛන තුන. පාඨය ලියන අතර එය පෙනෙන ආකාරය අසලින් බලන්න. පෙර පිටපත් පහතින් තබා ඇති අතර, ඒවා නැවත ප්‍රකාශයට පත් කළ හැකියි.',
  },
  'settings/pictures': {
    en: 'Choose a picture of your own, look at it here, then save. The original can be brought back with one press. Pictures that are no longer used are deleted after a week.',
    si: 'ඔබේම පින්තූරයක් තෝරා, මෙහි බලා, සුරකින්න. මුල් පින්තූරය එක් වරක් එබීමෙන් නැවත යෙදිය හැකියි. තවදුරටත් භාවිත නොකරන පින්තූර සතියකට පසු මැකෙනවා.',
  },
  settings: {
    en: 'Name, contacts, payment, delivery and the texts of the landing page. A dot marks a tab with changes that are not saved; “Save Changes” saves all tabs at once.',
    si: 'නම, සම්බන්ධතා තොරතුරු, ගෙවීම්, බෙදාහැරීම සහ මුල් පිටුවේ පාඨ. සුරැකී නැති වෙනස්කම් ඇති කොටසක් තිතකින් සලකුණු වෙනවා. “වෙනස්කම් සුරකින්න” බොත්තමෙන් සියලු කොටස් එකවර සුරැකෙනවා.',
  },
  backups: {
    en: 'Copies of the whole shop. Download one now and then and keep it on another machine, because this one can break.',
    si: 'මෙහි ඇත්තේ සම්පූර්ණ වෙළඳසැලේ පිටපත්. මෙම පරිගණකයට හානි විය හැකි නිසා, විටින් විට පිටපතක් බාගෙන වෙනත් පරිගණකයක තබා ගන්න.',
  },
  audit: {
    en: 'Who changed what in this panel, and what it was before. Nothing here can be edited or deleted by hand.',
    si: 'මෙම පුවරුවේ කවුරුන් කුමක් වෙනස් කළාද, පෙර තිබුණේ කුමක්ද යන්න. මෙහි කිසිවක් අතින් වෙනස් කිරීමට හෝ මැකීමට නොහැකියි.',
  },
  events: {
    en: 'What visitors did in the shop: pages, searches, the cart, orders. It tells you what people look for; it does not name anyone without an account.',
    si: 'වෙළඳසැල බැලූ අය කළ දේ: පිටු, සෙවීම්, කරත්තය, ඇණවුම්. සොයන්නේ කුමක්දැයි එයින් දැනගත හැකියි; ගිණුමක් නැති කෙනෙකුගේ නම එහි නැහැ.',
  },
  admins: {
    en: 'People who can sign in to this panel. Give everyone an account of their own, and remove it when they leave.',
    si: 'මෙම පුවරුවට පිවිසිය හැකි අය. සෑම කෙනෙකුටම තමන්ගේම ගිණුමක් දෙන්න; සේවයෙන් ඉවත් වූ විට එය ඉවත් කරන්න.',
  },
  notifications: {
    en: 'Let the shop tell you on this device, even while the panel is closed. Choose what you are notified about, and your quiet hours. Signing out, a new password or removing you from the admins switches it off.',
    si: 'පුවරුව වසා තිබෙන විටත් මෙම උපාංගයට දැනුම්දීම් ලබා ගන්න. දැනුම් දිය යුතු දේ සහ නිහඬ පැය තෝරන්න. ගිණුමෙන් ඉවත් වූ විට, මුරපදය අලුත් කළ විට හෝ පරිපාලකයන් අතරින් ඉවත් කළ විට දැනුම්දීම් නවතිනවා.',
  },
  security: {
    en: 'Protect the panel with a code from your phone besides the password, and choose the language in which the panel speaks to you.',
    si: 'මුරපදයට අමතරව ඔබේ දුරකථනයෙන් ලැබෙන කේතයකින් පුවරුව ආරක්ෂා කරන්න. පුවරුවේ භාෂාව ද මෙහිදී තෝරන්න.',
  },
};
