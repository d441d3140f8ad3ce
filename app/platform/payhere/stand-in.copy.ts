/** Texts of the page that replaces PayHere's in demo mode, each in both languages. */
export const standInCopy = {
  title: { en: 'Demo: not PayHere', si: 'නියැදියක්: මෙය PayHere නොවෙයි' },
  lead: {
    en: 'This page of the shop replaces PayHere. No money moves. What should happen?',
    si: 'මෙම පිටුව PayHere වෙනුවට පෙන්වන නියැදියක්. මුදල් ගෙවීමක් සිදු වෙන්නේ නැහැ. කුමක් සිදු විය යුතුද?',
  },
  pay: { en: 'The payment succeeds', si: 'ගෙවීම සාර්ථක වෙනවා' },
  fail: { en: 'The card is declined', si: 'කාඩ්පත ප්‍රතික්ෂේප වෙනවා' },
  cancel: { en: 'Cancel and go back', si: 'අවලංගු කර ආපසු යන්න' },
};
