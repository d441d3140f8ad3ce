import type { AuditAction, AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';

export const auditCopy = {
  audit: { en: 'Activity log', si: 'ක්‍රියාකාරකම් සටහන' },
  subtitle: {
    en: 'Every change made in this panel: who, when, and what it was before',
    si: 'මෙම පුවරුවේ කළ සෑම වෙනසක්ම: කළේ කවුද, කවදාද, පෙර තිබුණේ කුමක්ද',
  },
  change: { en: 'Change', si: 'වෙනස' },
  who: { en: 'Who', si: 'කළේ කවුද' },
  subject: { en: 'About', si: 'අදාළ දේ' },
  beforeAfter: { en: 'Before → after', si: 'පෙර → පසු' },
  from: { en: 'before:', si: 'පෙර:' },
  to: { en: 'after:', si: 'පසු:' },
  all: { en: 'All', si: 'සියල්ල' },
  shopSettings: { en: 'Settings of the shop', si: 'වෙළඳසැලේ සැකසුම්' },
  deletedAccount: { en: 'Deleted account', si: 'මකා දැමූ ගිණුමක්' },
  contactMessage: { en: 'Contact form message', si: 'ලැබුණු පණිවිඩයක්' },
  sentMessage: { en: 'Message of the shop', si: 'වෙළඳසැල යැවූ පණිවිඩයක්' },
  review: { en: 'Review by a buyer', si: 'ගැනුම්කරුවෙකුගේ අදහසක්' },
  customerNote: { en: 'Note about a customer', si: 'පාරිභෝගිකයෙකු ගැන සටහනක්' },
  uploadedPicture: { en: 'Uploaded picture', si: 'උඩුගත කළ පින්තූරයක්' },
  noneYet: { en: 'No changes yet', si: 'තවම වෙනස්කම් නැහැ' },
  noneFound: { en: 'No changes of this kind', si: 'මේ වර්ගයේ වෙනස්කම් නැහැ' },
  showAll: { en: 'Show all changes', si: 'සියලු වෙනස්කම් පෙන්වන්න' },
} satisfies Record<string, Bilingual>;

export function fieldsChanged(count: number): Bilingual {
  return { en: `${count} fields`, si: `විස්තර ${count}ක්` };
}

export const subjectKindLabels: Record<AuditSubjectKind, Bilingual> = {
  order: { en: 'Orders', si: 'ඇණවුම්' },
  product: { en: 'Products', si: 'නිෂ්පාදන' },
  settings: { en: 'Settings', si: 'සැකසුම්' },
  policy: { en: 'Policies', si: 'ප්‍රතිපත්ති' },
  'contact-message': { en: 'Inbox', si: 'ලැබුණු පණිවිඩ' },
  export: { en: 'Exports', si: 'ඇණවුම් ගොනු' },
  account: { en: 'Accounts', si: 'ගිණුම්' },
  backups: { en: 'Backups', si: 'උපස්ථ' },
  message: { en: 'Messages', si: 'යවන පණිවිඩ' },
  picture: { en: 'Pictures', si: 'පින්තූර' },
  'promo-code': { en: 'Promo codes', si: 'වට්ටම් කේත' },
  review: { en: 'Reviews', si: 'ගැනුම්කරුවන්ගේ අදහස්' },
  remittance: { en: 'Cash from couriers', si: 'කුරියර් සේවාවලින් ලැබෙන මුදල්' },
  'customer-note': { en: 'Notes about customers', si: 'පාරිභෝගිකයන් ගැන සටහන්' },
  demo: { en: 'Demonstration', si: 'නියැදි වෙළඳසැල' },
};

export const actionWords: Record<AuditAction, Bilingual> = {
  'demo-month-filled': { en: 'Filled a month of invented orders', si: 'මාසයක නියැදි ඇණවුම් එක් කළා' },
  'demo-month-removed': { en: 'Removed the invented orders', si: 'නියැදි ඇණවුම් ඉවත් කළා' },
  'admin-added': { en: 'Added an admin', si: 'පරිපාලකයෙක් එක් කළා' },
  'admin-removed': { en: 'Removed an admin', si: 'පරිපාලකයෙක් ඉවත් කළා' },
  'admin-link-made': {
    en: 'Made a link for an admin’s password',
    si: 'පරිපාලකයෙකුගේ මුරපදය සඳහා සබැඳියක් සෑදුවා',
  },
  'guide-marked': { en: 'Ticked a step of the setup guide', si: 'ආරම්භක මාර්ගෝපදේශයට දැන්වූවා' },
  'guide-unmarked': {
    en: 'Unticked a step of the setup guide',
    si: 'ආරම්භක මාර්ගෝපදේශයට දැන්වූ දේ ආපසු ගත්තා',
  },
  'notifications-switched-on': {
    en: 'Switched notifications on',
    si: 'දැනුම්දීම් සක්‍රිය කළා',
  },
  'notifications-switched-off': {
    en: 'Switched notifications off',
    si: 'දැනුම්දීම් අක්‍රිය කළා',
  },
  'notifications-chosen': { en: 'Chose notifications', si: 'දැනුම්දීම් තෝරා ගත්තා' },
  'panel-language-chosen': { en: 'Chose the language of the panel', si: 'පුවරුවේ භාෂාව තෝරා ගත්තා' },
  'reset-link-made': { en: 'Made a link for a new password', si: 'නව මුරපදයක් සඳහා සබැඳියක් සෑදුවා' },
  'reset-request-dismissed': { en: 'Dismissed a password request', si: 'මුරපද ඉල්ලීමක් ඉවත් කළා' },
  'backup-asked': { en: 'Started a backup', si: 'උපස්ථයක් ආරම්භ කළා' },
  'backup-downloaded': { en: 'Downloaded a backup', si: 'උපස්ථයක් බාගත්තා' },
  'backup-deleted': { en: 'Deleted a backup', si: 'උපස්ථයක් මැකුවා' },
  'settings-saved': { en: 'Saved the settings', si: 'සැකසුම් සුරැකුම් කළා' },
  'promo-code-added': { en: 'Added a promo code', si: 'වට්ටම් කේතයක් එක් කළා' },
  'promo-code-saved': { en: 'Changed a promo code', si: 'වට්ටම් කේතයක් වෙනස් කළා' },
  'policy-saved': { en: 'Saved a policy', si: 'ප්‍රතිපත්තියක් සුරැකුම් කළා' },
  'policy-restored': { en: 'Restored an earlier policy', si: 'පෙර ප්‍රතිපත්තියක් නැවත යෙදුවා' },
  'contact-message-moved': { en: 'Marked a message', si: 'පණිවිඩයක තත්ත්වය වෙනස් කළා' },
  'product-added': { en: 'Added a product', si: 'නිෂ්පාදනයක් එක් කළා' },
  'product-saved': { en: 'Saved a product', si: 'නිෂ්පාදනයක් සුරැකුම් කළා' },
  'product-featured': { en: 'Changed what is featured', si: 'විශේෂිත නිෂ්පාදන වෙනස් කළා' },
  'product-moved': { en: 'Moved a product in the list', si: 'නිෂ්පාදනයක ස්ථානය වෙනස් කළා' },
  'product-deleted': { en: 'Deleted a product', si: 'නිෂ්පාදනයක් මැකුවා' },
  'product-restored': { en: 'Restored a product', si: 'මැකූ නිෂ්පාදනයක් නැවත එක් කළා' },
  'product-stock-adjusted': { en: 'Adjusted the stock', si: 'තොගය ගළපා වෙනස් කළා' },
  'order-placed': { en: 'Entered an order taken by phone', si: 'දුරකථනයෙන් ලැබුණු ඇණවුමක් ඇතුළත් කළා' },
  'order-status-changed': { en: 'Changed the status of an order', si: 'ඇණවුමක තත්ත්වය වෙනස් කළා' },
  'order-shipment-noted': { en: 'Saved the courier of an order', si: 'ඇණවුමක කුරියර් විස්තර සටහන් කළා' },
  'order-noted': { en: 'Added a note to an order', si: 'ඇණවුමකට සටහනක් එක් කළා' },
  'order-confirmed': { en: 'Confirmed an order by phone', si: 'ඇණවුමක් දුරකථනයෙන් තහවුරු කළා' },
  'order-packed': { en: 'Marked an order as packed or not packed', si: 'ඇණවුමක් ඇසුරූ බව හෝ තවම අසුරා නැති බව සටහන් කළා' },
  'order-corrected': { en: 'Edited an order', si: 'ඇණවුමක් සංස්කරණය කළා' },
  'order-paid-online': { en: 'Heard of an online payment', si: 'ඔන්ලයින් ගෙවීමක් ගැන දැනුම් දීමක් ලැබුණා' },
  'order-refunded': { en: 'Refunded an order', si: 'ඇණවුමක මුදල් ආපසු ගෙව්වා' },
  'order-delivery-refused': {
    en: 'Recorded a refused delivery',
    si: 'භාර ගැනීම ප්‍රතික්ෂේප කළ බව සටහන් කළා',
  },
  'order-return-received': {
    en: 'Received a refused parcel',
    si: 'ආපසු ආ පාර්සලයක් ලැබුණු බව සටහන් කළා',
  },
  'remittance-added': { en: 'Added a courier’s list', si: 'කුරියර් ලැයිස්තුවක් එක් කළා' },
  'remittance-taken': { en: 'Took over a courier’s list', si: 'කුරියර් ලැයිස්තුවක මුදල් සටහන් කළා' },
  'remittance-taken-back': {
    en: 'Took back a courier’s list',
    si: 'කුරියර් ලැයිස්තුවක මුදල් සටහන් කිරීම ආපසු ගත්තා',
  },
  'order-problem-reported': { en: 'Told of a problem with a parcel', si: 'පාර්සලයක ගැටලුවක් දැනුම් දුන්නා' },
  'order-slip-sent': { en: 'Sent a bank slip', si: 'බැංකු රිසිට්පතක් එව්වා' },
  'order-slip-accepted': { en: 'Accepted a bank slip', si: 'බැංකු රිසිට්පතක් පිළිගත්තා' },
  'order-slip-refused': { en: 'Refused a bank slip', si: 'බැංකු රිසිට්පතක් ප්‍රතික්ෂේප කළා' },
  'order-transfer-reminded': { en: 'Reminded of a bank transfer', si: 'බැංකු ගෙවීමක් මතක් කළා' },
  'order-problem-settled': { en: 'Settled a problem with a parcel', si: 'පාර්සලයක ගැටලුවක් විසඳුවා' },
  'consents-exported': { en: 'Downloaded who may be sent offers', si: 'විශේෂ දීමනා යැවිය හැකි අයගේ ලැයිස්තුව ලබා ගත්තා' },
  'orders-exported': { en: 'Exported orders', si: 'ඇණවුම් ගොනුවක් ලබා ගත්තා' },
  'two-factor-switched-on': {
    en: 'Switched on two-factor authentication',
    si: 'පියවර දෙකේ සත්‍යාපනය සක්‍රිය කළා',
  },
  'two-factor-switched-off': {
    en: 'Switched off two-factor authentication',
    si: 'පියවර දෙකේ සත්‍යාපනය අක්‍රිය කළා',
  },
  'second-factor-enrolled': { en: 'Set up an authenticator app', si: 'සත්‍යාපන යෙදුමක් සකස් කළා' },
  'second-factor-replaced': {
    en: 'Replaced the authenticator app',
    si: 'සත්‍යාපන යෙදුම වෙනත් එකකට මාරු කළා',
  },
  'second-factor-reset': {
    en: 'Reset the authenticator app of an admin',
    si: 'පරිපාලකයෙකුගේ සත්‍යාපන යෙදුම ඉවත් කළා',
  },
  'password-changed': { en: 'Changed their own password', si: 'තම මුරපදය වෙනස් කළා' },
  'password-set-by-link': {
    en: 'Set their password with a link',
    si: 'සබැඳියක් මගින් තම මුරපදය සැකසුවා',
  },
  'password-given': { en: 'Gave an admin a new password', si: 'පරිපාලකයෙකුට නව මුරපදයක් දුන්නා' },
  'message-sent-again': { en: 'Sent a message again', si: 'පණිවිඩයක් නැවත යැව්වා' },
  'shop-picture-changed': { en: 'Changed a picture of the shop', si: 'වෙළඳසැලේ පින්තූරයක් වෙනස් කළා' },
  'shop-picture-removed': {
    en: 'Brought back an original picture of the shop',
    si: 'වෙළඳසැලේ මුල් පින්තූරයක් නැවත යෙදුවා',
  },
  'picture-uploaded': { en: 'Uploaded a picture', si: 'පින්තූරයක් උඩුගත කළා' },
  'review-answered': { en: 'Answered a review', si: 'ගැනුම්කරුවෙකුගේ අදහසකට පිළිතුරු දුන්නා' },
  'review-hidden': { en: 'Hid a review', si: 'ගැනුම්කරුවෙකුගේ අදහසක් සැඟවූවා' },
  'review-shown': { en: 'Showed a hidden review again', si: 'සැඟවූ අදහසක් නැවත පෙන්නුවා' },
  'customer-note-added': { en: 'Added a note about a customer', si: 'පාරිභෝගිකයෙකු ගැන සටහනක් එක් කළා' },
  'customer-note-removed': { en: 'Removed a note about a customer', si: 'පාරිභෝගිකයෙකු ගැන සටහනක් ඉවත් කළා' },
  'recovery-codes-made': { en: 'Made new recovery codes', si: 'නව ප්‍රතිසාධන කේත සෑදුවා' },
};

export const policyLabels: Record<PolicyKind, Bilingual> = {
  privacy: { en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  terms: { en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
  refund: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
};
