import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { type ChosenFile, findTooLarge } from '#domain/media/upload-limits.ts';
import { problemLimits } from '#domain/problems/problem.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { ofFile, pictureProblems } from '#web/upload/picture-problems.copy.ts';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';

export const problemCopy = {
  title: { en: 'Something is wrong with my parcel', si: 'මගේ පාර්සලයේ ගැටලුවක් තිබෙනවා' },
  tellUs: { en: 'Tell us', si: 'අපට කියන්න' },
  late: {
    en: 'Our refund policy takes claims within 7 days of delivery, and for this parcel they are over. If something troubles you all the same, please call or write to us.',
    si: 'අපේ මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය අනුව ඉල්ලීම් භාර ගන්නේ පාර්සලය ලැබී දින 7ක් ඇතුළත පමණයි. මෙම පාර්සලයට එම කාලය අවසන්. එහෙත් ගැටලුවක් තිබේ නම්, කරුණාකර අප අමතන්න හෝ අපට ලියන්න.',
  },
  notSentLate: {
    en: 'This was not sent, because the days for it are over. What you wrote is still here: you can copy it into a message to us.',
    si: 'මේ සඳහා ඇති කාලය අවසන් නිසා මෙය යැවුණේ නැහැ. ඔබ ලියූ දේ තවමත් මෙහි තිබෙනවා: එය පිටපත් කර අපට පණිවිඩයකින් එවිය හැකියි.',
  },
  notDelivered: {
    en: 'This was not sent, because we no longer have this order as delivered. What you wrote is still here. Please try again later, or contact us.',
    si: 'මෙම ඇණවුම දැනට භාර දුන් ඇණවුමක් ලෙස සටහන් වී නැති නිසා මෙය යැවුණේ නැහැ. ඔබ ලියූ දේ තවමත් මෙහි තිබෙනවා. කරුණාකර පසුව නැවත උත්සාහ කරන්න, නැතහොත් අප අමතන්න.',
  },
  contact: { en: 'Contact', si: 'අප අමතන්න' },
  yourReport: { en: 'What you told us', si: 'ඔබ අපට කී දේ' },
  seeReport: { en: 'See what you told us', si: 'ඔබ අපට කී දේ බලන්න' },
  ourAnswer: { en: 'Our answer', si: 'අපේ පිළිතුර' },
  send: { en: 'Send', si: 'යවන්න' },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  nothingSent: {
    en: 'Nothing was sent yet. Please check that the pictures are still chosen.',
    si: 'තවම කිසිවක් යැවුණේ නැහැ. කරුණාකර පින්තූර තවමත් තෝරා තිබේදැයි බලන්න.',
  },
} satisfies Record<string, Bilingual>;

export function invitation(lastDay: Date): Bilingual {
  return {
    en: `Is something damaged, wrong or missing? You can tell us until ${longDate(lastDay, 'en')}. A photo helps.`,
    si: `යමක් හානි වී, වැරදී හෝ අඩු වී තිබේද? ${longDate(lastDay, 'si')} දක්වා අපට කියන්න පුළුවන්. පින්තූරයක් උපකාරී වෙනවා.`,
  };
}

export function received(at: Date): Bilingual {
  return {
    en: `We received your message on ${longDate(at, 'en')}. Review takes 1-3 business days. Our answer will appear here.`,
    si: `ඔබේ පණිවිඩය ${longDate(at, 'si')} දින අපට ලැබුණා. එය පරීක්ෂා කිරීමට වැඩ කරන දින 1-3ක් ගත වෙනවා. අපේ පිළිතුර මෙහි පෙනේවි.`,
  };
}

export function answered(at: Date): Bilingual {
  return { en: `We answered on ${longDate(at, 'en')}.`, si: `අපි ${longDate(at, 'si')} දින පිළිතුරු දුන්නා.` };
}

export function pictureNumber(number: number): Bilingual {
  return { en: `Picture ${number}`, si: `පින්තූරය ${number}` };
}

export const problemFields = {
  kind: {
    label: { en: 'What is wrong?', si: 'ගැටලුව කුමක්ද?' },
    wrong: { en: 'Please choose what is wrong.', si: 'කරුණාකර ගැටලුව තෝරන්න.' },
  },
  words: {
    label: { en: 'What happened', si: 'සිදු වූ දේ' },
    hint: {
      en: 'For example: the cap was broken and half of the oil is gone.',
      si: 'උදා: මූඩිය කැඩී, තෛලයෙන් භාගයක් හැලී තිබුණා.',
    },
    optional: 'unmarked',
    max: problemLimits.words,
    wrong: { required: { en: 'Please tell us what happened.', si: 'කරුණාකර සිදු වූ දේ අපට කියන්න.' } },
  },
  pictures: {
    label: { en: 'Pictures', si: 'පින්තූර' },
    optional: true,
    hint: {
      en: `Up to ${problemLimits.pictures}, at most 8 MB each. Only we see them, and we delete them after ${formatCount(retentionDays.problemPictures, 'day')}.`,
      si: `වැඩිම ගණන ${problemLimits.pictures}, එකක් 8 MB දක්වා. ඒවා පෙනෙන්නේ අපට පමණයි. තබා ගන්නා කාලය: දින ${retentionDays.problemPictures}`,
    },
  },
} satisfies FormFields;

/** Texts that replace the panel's for the same problem with a picture. */
const shopperPictureProblems: Partial<Record<PictureProblem['code'], Bilingual>> = {
  'too-many': {
    en: `Please choose at most ${formatCount(problemLimits.pictures, 'picture')}.`,
    si: `කරුණාකර පින්තූර ${problemLimits.pictures}කට නොවැඩි ලෙස තෝරන්න.`,
  },
  'no-room': {
    en: 'We cannot take pictures at the moment. Please send your message without them.',
    si: 'මේ මොහොතේ පින්තූර භාර ගන්න බැහැ. කරුණාකර පින්තූර නැතිව යවන්න.',
  },
  cut: {
    en: 'The connection broke while the pictures were being sent. Please try again.',
    si: 'පින්තූර යවන අතරතුර සම්බන්ධතාව බිඳ වැටුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
};

/** Says why each picture was refused, and that nothing was sent yet. */
export function picturesRefused(problems: readonly PictureProblem[]): Bilingual[] {
  const texts = problems.map(({ file, code }) => ofFile(file, shopperPictureProblems[code] ?? pictureProblems[code]));
  return [...texts, problemCopy.nothingSent];
}

/** Says which of the chosen pictures is too large to be sent. */
export function tooLargePicture(files: readonly ChosenFile[]): Bilingual | undefined {
  const file = findTooLarge(files);
  return file && ofFile(file.name, pictureProblems['too-large']);
}
