import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { type ChosenFile, findTooLarge } from '#domain/media/upload-limits.ts';
import { slipReasonLabels } from '#domain/orders/order.copy.ts';
import type { SlipStatus } from '#domain/slips/read-own-slips.server.ts';
import type { SendRefusal } from '#domain/slips/send-slips.server.ts';
import { slipLimits } from '#domain/slips/slip.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { ofFile, pictureProblems } from '#web/upload/picture-problems.copy.ts';
import type { SlipProblem } from './store-slips.server.ts';

export const slipCopy = {
  title: { en: 'Bank slip', si: 'බැංකු රිසිට්පත' },
  attach: { en: 'Attach bank slip', si: 'බැංකු රිසිට්පත අමුණන්න' },
  another: { en: 'Attach another one', si: 'තවත් රිසිට්පතක් අමුණන්න' },
  invitation: {
    en: 'Have you paid? Attach a photo or a screenshot of the slip, or the PDF of your bank.',
    si: 'ගෙවීම කළාද? රිසිට්පතේ ඡායාරූපයක්, තිර රුවක් (screenshot) හෝ බැංකුවේ PDF ගොනුවක් අමුණන්න.',
  },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  sent: { en: 'What you sent', si: 'ඔබ එවූ රිසිට්පත්' },
  nothingSent: {
    en: 'Nothing was sent yet. Please check that the files are still chosen.',
    si: 'තවම කිසිවක් යැවුණේ නැහැ. කරුණාකර ගොනු තවමත් තෝරා තිබේදැයි බලන්න.',
  },
  refused: { en: 'We could not accept your slip.', si: 'ඔබේ රිසිට්පත පිළිගැනීමට නොහැකි වුණා.' },
  sendAnother: { en: 'Please send another one.', si: 'කරුණාකර වෙනත් රිසිට්පතක් එවන්න.' },
} satisfies Record<string, Bilingual>;

export const slipStateTexts: Record<Exclude<SlipStatus['state'], 'refused'>, Bilingual> = {
  waiting: {
    en: 'We have your slip. We will confirm the payment soon.',
    si: 'රිසිට්පත ලැබුණා. ගෙවීම ඉක්මනින් තහවුරු කරනවා.',
  },
  accepted: {
    en: 'We accepted your slip: your order is paid. Thank you!',
    si: 'ඔබේ රිසිට්පත පිළිගත්තා: ඇණවුමට ගෙවා තිබෙනවා. ස්තූතියි!',
  },
};

/** Says that a slip was refused, and why, unless the owner explains the reason 'other' in their own words. */
export function refusedBecause({ reason }: Extract<SlipStatus, { state: 'refused' }>): Bilingual {
  const { refused, sendAnother } = slipCopy;
  const why = reason === 'other' ? { en: '', si: '' } : slipReasonLabels[reason];
  const sentencesIn = (language: keyof Bilingual) => [refused[language], why[language], sendAnother[language]].filter(Boolean).join(' ');
  return { en: sentencesIn('en'), si: sentencesIn('si') };
}

export function slipNumber(number: number): Bilingual {
  return { en: `Slip ${number}`, si: `රිසිට්පත ${number}` };
}

/** Returns the only field of the form. Its hint says after how many days the shop deletes slips. */
export function slipFields(keptDays: number): FormFields {
  return {
    slips: {
      label: { en: 'Photo or PDF', si: 'ඡායාරූපය හෝ PDF' },
      hint: {
        en: `Up to ${slipLimits.filesAtOnce} files, at most 8 MB each. Only we see them, and we delete them after ${formatCount(keptDays, 'day')}.`,
        si: `ගොනු ${slipLimits.filesAtOnce}ක් දක්වා, එකක් 8 MB දක්වා. ඒවා පෙනෙන්නේ අපට පමණයි. තබා ගන්නා කාලය: දින ${keptDays}`,
      },
    },
  };
}

const noRoom: Bilingual = {
  en: 'We cannot take files at the moment. Please send the slip on WhatsApp, or try again later.',
  si: 'මේ මොහොතේ ගොනු භාර ගන්න බැහැ. කරුණාකර රිසිට්පත WhatsApp හරහා එවන්න, නැතහොත් පසුව නැවත උත්සාහ කරන්න.',
};

const slipProblems: Record<Exclude<SlipProblem['code'], keyof typeof pictureProblems>, Bilingual> & Partial<Record<SlipProblem['code'], Bilingual>> = {
  'not-a-picture': {
    en: 'This is not a JPEG, PNG, WebP or AVIF picture, and not a PDF.',
    si: 'මෙය JPEG, PNG, WebP හෝ AVIF පින්තූරයක් හෝ PDF ගොනුවක් නොවෙයි.',
  },
  'broken-pdf': {
    en: 'This PDF is damaged or not complete. Please choose another file, or take a picture of the slip.',
    si: 'මෙම PDF ගොනුවේ දෝෂයක් තිබෙනවා. කරුණාකර වෙනත් ගොනුවක් තෝරන්න, නැතහොත් රිසිට්පතේ ඡායාරූපයක් ගන්න.',
  },
  'too-large': {
    en: 'This file is larger than 8 MB. Please choose a smaller one.',
    si: 'ගොනුවේ විශාලත්වය 8 MB ඉක්මවනවා. කරුණාකර කුඩා ගොනුවක් තෝරන්න.',
  },
  'too-many': {
    en: `Please choose at most ${formatCount(slipLimits.filesAtOnce, 'file')}.`,
    si: `කරුණාකර ගොනු ${slipLimits.filesAtOnce}කට නොවැඩි ලෙස තෝරන්න.`,
  },
  'no-room': noRoom,
  none: {
    en: 'Please choose a picture or a PDF first.',
    si: 'කරුණාකර පළමුව පින්තූරයක් හෝ PDF ගොනුවක් තෝරන්න.',
  },
  busy: {
    en: 'Many files are arriving just now. Please try again in a minute.',
    si: 'මේ මොහොතේ ගොනු රැසක් ලැබෙමින් තිබෙනවා. කරුණාකර මිනිත්තුවකින් නැවත උත්සාහ කරන්න.',
  },
  cut: {
    en: 'The connection broke while the files were being sent. Please try again.',
    si: 'ගොනු යවන අතරතුර සම්බන්ධතාව බිඳ වැටුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
};

/** Says why each file was refused, and that nothing was sent yet, where there was a file to send. */
export function slipsRefused(problems: readonly SlipProblem[]): Bilingual[] {
  const texts = problems.map(({ file, code }) => ofFile(file, slipProblems[code] ?? pictureProblems[code as keyof typeof pictureProblems]));
  return problems.every(({ code }) => code === 'none') ? texts : [...texts, slipCopy.nothingSent];
}

/** Says which of the chosen files is too large to be sent. */
export function tooLargeSlip(files: readonly ChosenFile[]): Bilingual | undefined {
  const file = findTooLarge(files);
  return file && ofFile(file.name, slipProblems['too-large'] ?? pictureProblems['too-large']);
}

export const sendRefusals: Record<SendRefusal['code'], Bilingual> = {
  'day-full': noRoom,
  'no-transfer-due': {
    en: 'No slip is needed for this order any more.',
    si: 'මෙම ඇණවුමට තවදුරටත් රිසිට්පතක් අවශ්‍ය නැහැ.',
  },
  'enough-slips': {
    en: 'There is no room for more files with this order. Please send the slip on WhatsApp, or call us.',
    si: 'මෙම ඇණවුමට තවත් ගොනු එක් කිරීමට ඉඩ නැහැ. කරුණාකර රිසිට්පත WhatsApp හරහා එවන්න, නැතහොත් අප අමතන්න.',
  },
};
