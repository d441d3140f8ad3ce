import { roleLabels } from '#admin/admins/admins.copy.ts';
import { stateLabels } from '#admin/inbox/inbox.copy.ts';
import { channelsInLog } from '#admin/messages/channels/channels.copy.ts';
import { kindCopy } from '#admin/messages/messages.copy.ts';
import { textsInLog } from '#admin/messages/texts/texts.copy.ts';
import { kindLabels, notificationsCopy } from '#admin/notifications/notifications.copy.ts';
import { markLabels, onboardingCopy } from '#admin/onboarding/onboarding.copy.ts';
import { refundStepLabels } from '#admin/order/money/gateway-refund.copy.ts';
import { slipsCopy } from '#admin/order/requests/bank-slips.copy.ts';
import { concernLabels } from '#admin/orders/orders.copy.ts';
import { productLabels } from '#admin/products/product-form.copy.ts';
import { kindLabels as promoKindLabels } from '#admin/promo-codes/promo-codes.copy.ts';
import { hideFields, reasonLabels, reviewsCopy } from '#admin/reviews/reviews.copy.ts';
import { panelLanguageCopy, panelLanguageLabels } from '#admin/security/panel-language.copy.ts';
import { shopPictureFields, shopPictureLabels } from '#admin/settings/pictures/shop-pictures.copy.ts';
import { twoFactorLabel } from '#admin/settings/settings-labels.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import {
  cancelReasonLabels,
  declineReasonLabels,
  orderStatusLabels,
  paymentStatusLabels,
  problemKindLabels,
  refundMethodLabels,
  slipReasonLabels,
} from '#domain/orders/order.copy.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { districtNames } from '#domain/places/places.copy.ts';
import { provinceNames } from '#domain/places/provinces.copy.ts';
import type { CodedField, CodeOf, RecordedField } from './recorded-fields.ts';

const pushLabels: Record<string, Bilingual> = {
  device: { en: 'Device', si: 'උපාංගය' },
  cancels: kindLabels.cancels,
  slips: kindLabels.slips,
  payments: kindLabels.payments,
  enquiries: kindLabels.enquiries,
  quiet: notificationsCopy.quiet,
};

/** Labels of the recorded fields, except those of the settings, which have the labels of their form. */
export const fieldLabels: Record<string, Bilingual> = {
  ...productLabels,
  guideMark: { en: 'Checklist', si: 'පියවර ලැයිස්තුව' },
  panelLanguage: panelLanguageCopy.title,
  ...pushLabels,
  ...mapToRecord(configurableKinds, (kind) => kindCopy[kind]),
  ...textsInLog,
  logo: shopPictureLabels.logo,
  hero: shopPictureLabels.hero,
  about: shopPictureLabels.about,
  altEn: shopPictureFields.altEn.label,
  altSi: shopPictureFields.altSi.label,
  file: { en: 'File', si: 'ගොනුව' },
  username: { en: 'Username', si: 'පරිශීලක නාමය' },
  role: { en: 'What they may do', si: 'කළ හැකි දේ' },
  status: { en: 'Order status', si: 'ඇණවුමේ තත්ත්වය' },
  paymentStatus: { en: 'Payment status', si: 'ගෙවීම් තත්ත්වය' },
  customerName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  customerPhone: { en: 'Phone', si: 'දුරකථන අංකය' },
  customerEmail: { en: 'Email', si: 'ඊමේල්' },
  street: { en: 'Street Address', si: 'නිවසේ අංකය සහ වීදිය' },
  city: { en: 'City', si: 'නගරය' },
  district: { en: 'District', si: 'දිස්ත්‍රික්කය' },
  province: { en: 'Province', si: 'පළාත' },
  paymentMethod: { en: 'Payment Method', si: 'ගෙවීම් ක්‍රමය' },
  notes: { en: 'Special Instructions', si: 'විශේෂ උපදෙස්' },
  quantities: { en: 'Items', si: 'භාණ්ඩ' },
  promo: { en: 'Code', si: 'කේතය' },
  kind: { en: 'Kind', si: 'වර්ගය' },
  isOn: { en: 'Shoppers can use it', si: 'පාරිභෝගිකයන්ට භාවිත කළ හැකියි' },
  value: { en: 'Percent or rupees', si: 'ප්‍රතිශතය හෝ රුපියල් ගණන' },
  productIds: { en: 'Products', si: 'නිෂ්පාදන' },
  minimumLkr: { en: 'Minimum order', si: 'අවම ඇණවුම' },
  startsAt: { en: 'First day', si: 'පළමු දිනය' },
  maxUses: { en: 'Uses in all', si: 'මුළු වාර ගණන' },
  maxUsesPerPhone: { en: 'Uses for each phone number', si: 'දුරකථන අංකයකට වාර ගණන' },
  totalLkr: { en: 'Total', si: 'මුළු එකතුව' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  lines: { en: 'Lines', si: 'පේළි' },
  linesPaid: { en: 'Lines paid', si: 'ගෙවූ පේළි' },
  linesLeft: { en: 'Lines left alone', si: 'වෙනසක් නොකළ පේළි' },
  linesBack: { en: 'Lines taken back', si: 'ආපසු ගත් පේළි' },
  linesKept: { en: 'Lines left as they are', si: 'ආපසු නොගත් පේළි' },
  feeLkr: { en: 'Courier’s fee', si: 'කුරියර් ගාස්තුව' },
  trackingNumber: { en: 'Tracking number', si: 'පාර්සල් අංකය' },
  text: { en: 'Note', si: 'සටහන' },
  isPacked: { en: 'Packed', si: 'අසුරා ඇත' },
  by: { en: 'By', si: 'කළේ' },
  isRestocked: { en: 'Returned to stock', si: 'තොගයට එක් කළා' },
  receivedLkr: { en: 'Total received', si: 'ලැබුණු මුළු මුදල' },
  back: { en: 'Units returned to stock', si: 'තොගයට එක් කළ ඒකක' },
  shortfall: { en: 'Missing from stock', si: 'තොගයේ නැති ඒකක' },
  place: { en: 'Place in the list', si: 'ලැයිස්තුවේ ස්ථානය' },
  source: { en: 'Taken', si: 'ලැබුණු ආකාරය' },
  refundedLkr: { en: 'Total refunded', si: 'ආපසු ගෙවූ මුළු මුදල' },
  amountLkr: { en: 'Amount', si: 'මුදල' },
  method: { en: 'Refunded by', si: 'ආපසු ගෙවූ ආකාරය' },
  reason: { en: 'Reason', si: 'හේතුව' },
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  rows: { en: 'Orders in the file', si: 'ගොනුවේ ඇණවුම්' },
  from: { en: 'From', si: 'සිට' },
  to: { en: 'To', si: 'දක්වා' },
  due: { en: 'Payment filter', si: 'ගෙවීම් පෙරහන' },
  isSearched: { en: 'Search results only', si: 'සෙවුමකින් හමු වූ දේ පමණක්' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  endsAt: { en: 'Valid until', si: 'වලංගු කාලය අවසන් වන්නේ' },
  active: { en: 'In the shop', si: 'වෙළඳසැලේ ඇත' },
  note: { en: 'Reason', si: 'හේතුව' },
  titleEn: { en: 'Title', si: 'මාතෘකාව' },
  titleSi: { en: 'Title (Sinhala)', si: 'මාතෘකාව (සිංහල)' },
  contentEn: { en: 'Content', si: 'අන්තර්ගතය' },
  contentSi: { en: 'Content (Sinhala)', si: 'අන්තර්ගතය (සිංහල)' },
  answer: { en: 'Answer', si: 'පිළිතුර' },
  hiddenFor: hideFields.reason.label,
  isOnHome: reviewsCopy.home,
  because: { en: 'Reason', si: 'හේතුව' },
  count: kindLabels.slips,
  dueLkr: slipsCopy.amountDue,
  is: { en: 'Refund', si: 'මුදල් ආපසු ගෙවීම' },
  says: { en: 'Answer of PayHere', si: 'PayHere හි පිළිතුර' },
  paymentId: { en: 'Payment at PayHere', si: 'PayHere ගෙවීම' },
  isLate: { en: 'Came after the order was cancelled', si: 'ඇණවුම අවලංගු කළ පසු ලැබුණා' },
  twoFactorAuth: twoFactorLabel,
} satisfies Record<RecordedField, Bilingual> & Record<string, Bilingual>;

/** Labels the rows of the list of who may be sent offers. */
export const customersInFile: Bilingual = { en: 'Customers in the file', si: 'ගොනුවේ පාරිභෝගිකයන්' };

/** Labels of coded values, by the field that holds them. */
export const valueLabels: Record<string, Record<string, Bilingual>> = {
  ...mapToRecord(configurableKinds, () => channelsInLog),
  panelLanguage: panelLanguageLabels,
  status: orderStatusLabels,
  paymentStatus: paymentStatusLabels,
  paymentMethod: mapToRecord(paymentMethods, (method) => paymentMethodCopy[method].label),
  district: districtNames,
  province: provinceNames,
  due: concernLabels,
  state: stateLabels,
  guideMark: { ...markLabels, 'guide-hidden': onboardingCopy.hide },
  by: { phone: { en: 'phone', si: 'දුරකථනයෙන්' }, customer: { en: 'the customer', si: 'පාරිභෝගිකයා' } },
  source: { phone: { en: 'by phone', si: 'දුරකථනයෙන්' }, web: { en: 'in the shop', si: 'වෙළඳසැලෙන්' } },
  method: refundMethodLabels,
  is: refundStepLabels,
  reason: cancelReasonLabels,
  because: { ...slipReasonLabels, ...declineReasonLabels },
  hiddenFor: reasonLabels,
  role: roleLabels,
  kind: {
    ...promoKindLabels,
    ...problemKindLabels,
    received: { en: 'Received', si: 'ලැබුණා' },
    'charged-back': concernLabels['charged-back'],
  },
} satisfies { [Field in CodedField]: Record<CodeOf<Field>, Bilingual> } & Record<string, Record<string, Bilingual>>;

export const yes: Bilingual = { en: 'Yes', si: 'ඔව්' };
export const no: Bilingual = { en: 'No', si: 'නැහැ' };
export const empty: Bilingual = { en: '(empty)', si: '(හිස්)' };

export function formatUnits(quantity: number, name: Bilingual): Bilingual {
  return { en: `${quantity} × ${name.en}`, si: `${name.si || name.en} × ${quantity}` };
}
