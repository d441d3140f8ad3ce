import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const payCopy = {
  title: { en: 'Online Payment', si: 'ඔන්ලයින් ගෙවීම' },
  redirecting: {
    en: 'We are taking you to PayHere. If nothing happens, please press the button.',
    si: 'ඔබව PayHere වෙත යොමු කරනවා. කිසිවක් සිදු නොවේ නම් කරුණාකර බොත්තම ඔබන්න.',
  },
  emailNeeded: {
    en: 'PayHere needs an email address of the person who pays. Please enter it, then press the button.',
    si: 'PayHere සඳහා ගෙවන අයගේ ඊමේල් ලිපිනය අවශ්‍යයි. කරුණාකර එය ඇතුළත් කර බොත්තම ඔබන්න.',
  },
  demoNotice: {
    en: 'This is a demo: a page of this shop replaces PayHere, and no money moves.',
    si: 'මෙය නියැදියක් පමණයි: PayHere වෙනුවට මෙම වෙළඳසැලේ පිටුවක් පෙන්වනවා. මුදල් ගෙවීමක් සිදු වෙන්නේ නැහැ.',
  },
  confirmingTitle: { en: 'Confirming your payment', si: 'ඔබේ ගෙවීම තහවුරු වන තෙක් රැඳී සිටින්න' },
  confirming: {
    en: 'We are waiting for PayHere to confirm your payment. This usually takes a few seconds, and this page then updates by itself.',
    si: 'PayHere වෙතින් ඔබේ ගෙවීම තහවුරු වන තෙක් අපි බලා සිටිනවා. එයට සාමාන්‍යයෙන් තත්පර කිහිපයක් ගත වෙනවා. එවිට මෙම පිටුව තනිවම යාවත්කාලීන වෙනවා.',
  },
  doNotPayTwice: {
    en: 'Please do not pay a second time. You can close this page: your order stays as it is, and your payment is counted.',
    si: 'කරුණාකර දෙවන වරට ගෙවන්න එපා. මෙම පිටුව වැසුවත් ඔබේ ඇණවුම එලෙසම තිබෙනවා, ගෙවීමත් ගිණුම්ගත වෙනවා.',
  },
  checkAgain: { en: 'Check again', si: 'නැවත බලන්න' },
  unpaidTitle: { en: 'Not paid yet', si: 'තවම ගෙවා නැහැ' },
  partlyPaidTitle: { en: 'Not fully paid yet', si: 'තවම සම්පූර්ණයෙන් ගෙවා නැහැ' },
  otherMethods: { en: 'Pay in another way', si: 'වෙනත් ක්‍රමයකින් ගෙවන්න' },
  toOrder: { en: 'Show my order', si: 'මගේ ඇණවුම පෙන්වන්න' },
  notPayable: {
    en: 'This order can no longer be paid like this.',
    si: 'මෙම ඇණවුමට තවදුරටත් මේ ආකාරයට ගෙවන්න බැහැ.',
  },
} satisfies Record<string, Bilingual>;

type Choice = { hasOtherMethods: boolean };

/** Says how an unpaid order can be paid, and until when it is kept unless it waits without an end. */
export function unpaidText({ hasOtherMethods, canExpire }: Choice & { canExpire: boolean }): Bilingual {
  if (!canExpire) return openEndedText({ hasOtherMethods });
  const or = hasOtherMethods ? { en: ' or pay in another way', si: ', නැතහොත් වෙනත් ක්‍රමයකින් ගෙවන්න' } : { en: '', si: '' };
  return {
    en: `Nothing was paid. We keep your order for half an hour after your last attempt, so you can try again${or.en}.`,
    si: `මුදල් ගෙවීමක් සිදු වුණේ නැහැ. ඔබ අවසන් වරට උත්සාහ කර පැය භාගයක් යන තෙක් ඔබේ ඇණවුම තබා ගන්නවා. ඒ අතර නැවත උත්සාහ කරන්න${or.si}.`,
  };
}

/** Says how an order can be paid that is due again, or was not paid online before: the shop does not cancel it. */
function openEndedText({ hasOtherMethods }: Choice): Bilingual {
  const or = hasOtherMethods ? { en: ' or in another way', si: ' හෝ වෙනත් ක්‍රමයකින්' } : { en: '', si: '' };
  return {
    en: `Your order is not paid yet. You can pay it here${or.en}.`,
    si: `ඔබේ ඇණවුමට තවම ගෙවා නැහැ. මෙතැනින්${or.si} ගෙවන්න පුළුවන්.`,
  };
}

export function partlyPaidText({ hasOtherMethods }: Choice): Bilingual {
  const or = hasOtherMethods ? { en: ' or in another way', si: ' හෝ වෙනත් ක්‍රමයකින්' } : { en: '', si: '' };
  return {
    en: `We have received a part of the amount, thank you. You can pay the rest here${or.en}.`,
    si: `ස්තූතියි, මුදලින් කොටසක් අපට ලැබුණා. ඉතිරි මුදල මෙතැනින්${or.si} ගෙවන්න පුළුවන්.`,
  };
}

/** Says that the shop has no gateway any more, and how the order can be paid instead. */
export function unavailableText({ hasOtherMethods }: Choice): Bilingual {
  const next = hasOtherMethods
    ? { en: 'Please choose another way to pay.', si: 'කරුණාකර වෙනත් ක්‍රමයකින් ගෙවන්න.' }
    : { en: 'Please contact us.', si: 'කරුණාකර අප අමතන්න.' };
  return {
    en: `Your order cannot be paid on PayHere at the moment. ${next.en}`,
    si: `දැනට ඔබේ ඇණවුමට PayHere හරහා ගෙවන්න බැහැ. ${next.si}`,
  };
}

export function payNow(amountLkr: number): Bilingual {
  return {
    en: `Pay ${formatRupees(amountLkr)} on PayHere`,
    si: `රු.\u00a0${groupThousands(amountLkr)} PayHere හරහා ගෙවන්න`,
  };
}
