import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type AmountKind, listLimits } from '#domain/remittances/remittance.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const listFormCopy = {
  title: { en: 'Add a courier’s list', si: 'කුරියර් ලැයිස්තුවක් එක් කරන්න' },
  hint: {
    en: 'Choose the file that the courier sent (CSV), or copy its rows from the spreadsheet and paste them. Only parcel numbers, amounts and fees are kept; names and phones are not.',
    si: 'කුරියර් සේවාව එවූ ගොනුව (CSV) තෝරන්න, නැතහොත් එහි පේළි පිටපත් කර මෙහි අලවන්න. සුරැකෙන්නේ පාර්සල් අංක, මුදල් සහ ගාස්තු පමණයි; නම් සහ දුරකථන අංක සුරැකෙන්නේ නැහැ.',
  },
  read: { en: 'Read the list', si: 'ලැයිස්තුව කියවන්න' },
  nameColumns: {
    en: 'Say once which column is which. It is remembered for this courier.',
    si: 'කුමන තීරුවේ කුමක් තිබේදැයි වරක් තෝරන්න. මෙම කුරියර් සේවාව සඳහා එය මතක තබා ගන්නවා.',
  },
  notThere: { en: 'Not in this list', si: 'මෙම ලැයිස්තුවේ නැහැ' },
  listedAlready: {
    en: 'This list was added before. Here it is.',
    si: 'මෙම ලැයිස්තුව මීට පෙර එක් කර තිබෙනවා. ඒ මෙයයි.',
  },
} satisfies Record<string, Bilingual>;

export const amountKindLabels: Record<AmountKind, Bilingual> = {
  collected: { en: 'What the customer paid', si: 'පාරිභෝගිකයා ගෙවූ මුදල' },
  'after-fee': { en: 'What is left after the fee', si: 'ගාස්තුව අඩු කළ පසු ඉතිරි මුදල' },
};

export const listFields = {
  courier: {
    label: { en: 'Courier', si: 'කුරියර් සේවාව' },
    max: listLimits.courier,
    input: { autoComplete: 'off' },
  },
  file: {
    label: { en: 'File', si: 'ගොනුව' },
    optional: true,
    wrong: {
      'too-long': {
        en: 'This file is larger than 3 MB. Please split the list.',
        si: 'ගොනුවේ විශාලත්වය 3 MB ඉක්මවනවා. කරුණාකර ලැයිස්තුව බෙදන්න.',
      },
      'not-text': {
        en: 'This is no CSV file. In the spreadsheet choose “Save as”, then CSV, or copy the rows and paste them.',
        si: 'මෙය CSV ගොනුවක් නොවෙයි. පැතුරුම්පතේ “Save as” තෝරා CSV ලෙස සුරකින්න, නැතහොත් පේළි පිටපත් කර අලවන්න.',
      },
    },
  },
  list: {
    label: { en: 'Or paste the rows', si: 'නැතහොත් පේළි අලවන්න' },
    optional: true,
    input: { autoComplete: 'off', spellCheck: false },
    wrong: {
      required: {
        en: 'Please choose the file, or paste the rows.',
        si: 'කරුණාකර ගොනුව තෝරන්න, නැතහොත් පේළි අලවන්න.',
      },
      'no-lines': {
        en: 'There is no line below the names of the columns.',
        si: 'තීරු නාමවලට පහළින් පේළි නැහැ.',
      },
      'too-many': {
        en: 'A list can have at most 10,000 lines. Please split it.',
        si: 'ලැයිස්තුවක තිබිය හැක්කේ උපරිම වශයෙන් පේළි 10,000ක් පමණයි. කරුණාකර එය බෙදන්න.',
      },
    },
  },
  trackingNumber: {
    label: { en: 'Tracking number', si: 'පාර්සල් අංකය' },
    optional: 'unmarked',
    wrong: {
      number: {
        en: 'Please choose the column of the tracking number, of the order number, or both.',
        si: 'කරුණාකර පාර්සල් අංකයේ හෝ ඇණවුම් අංකයේ තීරුව, නැතහොත් දෙකම තෝරන්න.',
      },
    },
  },
  orderNumber: { label: { en: 'Order number', si: 'ඇණවුම් අංකය' }, optional: 'unmarked' },
  amount: { label: { en: 'Amount', si: 'මුදල' } },
  fee: { label: { en: 'Courier’s fee', si: 'කුරියර් ගාස්තුව' }, optional: 'unmarked' },
  amountKind: { label: { en: 'The amount is', si: 'එම මුදල' } },
  chooseColumns: { label: { en: 'Choose the columns again', si: 'තීරු නැවත තෝරන්න' } },
} satisfies FormFields;
