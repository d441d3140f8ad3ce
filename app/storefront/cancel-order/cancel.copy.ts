import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { cancelRequestLimits } from '#domain/orders/cancelling/cancel-request.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const cancelCopy = {
  title: { en: 'Cancel this order', si: 'මෙම ඇණවුම අවලංගු කිරීම' },
  toForm: { en: 'Ask to cancel this order', si: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඉල්ලන්න' },
  explanation: {
    en: 'Do you no longer want it? Ask us, and we will look at it before your parcel leaves. Until then you can change your mind.',
    si: 'මෙම ඇණවුම තවදුරටත් අවශ්‍ය නැද්ද? අපට දන්වන්න: පාර්සලය යැවීමට පෙර අපි ඒ ගැන බලනවා. එතෙක් ඔබේ අදහස වෙනස් කරන්නත් පුළුවන්.',
  },
  refund: {
    en: 'If we cancel it, we refund what you have paid.',
    si: 'ඇණවුම අවලංගු කළොත්, ඔබ ගෙවූ මුදල අපි ආපසු ගෙවනවා.',
  },
  ask: { en: 'Ask to cancel', si: 'අවලංගු කරන ලෙස ඉල්ලන්න' },
  asking: { en: 'Sending…', si: 'යවමින්…' },
  again: { en: 'Ask to cancel all the same', si: 'එසේ වුවත් අවලංගු කරන ලෙස ඉල්ලන්න' },
  withdraw: { en: 'Keep my order', si: 'මගේ ඇණවුම තබා ගන්න' },
  waiting: {
    en: 'You have asked us to cancel this order. Our answer will be here soon.',
    si: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබෙනවා. අපේ පිළිතුර ඉක්මනින් මෙහි පෙනෙනවා.',
  },
  withdrawn: {
    en: 'Your order stays, and we go on preparing it.',
    si: 'ඔබේ ඇණවුම එලෙසම තිබෙනවා. අපි එය දිගටම සූදානම් කරනවා.',
  },
  accepted: {
    en: 'We cancelled this order, as you asked.',
    si: 'ඔබ ඉල්ලූ පරිදි අපි මෙම ඇණවුම අවලංගු කළා.',
  },
  declined: {
    en: 'You asked us to cancel this order. We could not do that:',
    si: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබුණා. එය කිරීමට නොහැකි වුණා:',
  },
  tooLate: {
    en: 'This order can no longer be cancelled here. If you have a question, please contact us.',
    si: 'මෙම ඇණවුම දැන් මෙහිදී අවලංගු කරන්න බැහැ. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
} satisfies Record<string, Bilingual>;

export const cancelFields = {
  words: {
    label: { en: 'Reason', si: 'හේතුව' },
    optional: true,
    max: cancelRequestLimits.words,
  },
} satisfies FormFields;
