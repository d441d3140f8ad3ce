import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ofFile, pictureProblems } from '#web/upload/picture-problems.copy.ts';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';

/** The reason why a picture was not added: a code of the server, or of a failed request. */
export type PictureCode = PictureProblem['code'] | 'signed-out' | 'failed';

export const picturesCopy = {
  upload: { en: 'Upload pictures', si: 'පින්තූර උඩුගත කරන්න' },
  uploadOne: { en: 'Upload a picture', si: 'පින්තූරයක් උඩුගත කරන්න' },
  chooseOne: { en: 'Choose a picture', si: 'පින්තූරයක් තෝරන්න' },
  choose: { en: 'Choose pictures', si: 'පින්තූර තෝරන්න' },
  dragOne: { en: 'or drag it here', si: 'නැතහොත් මෙතැනට ඇද දමන්න' },
  drag: { en: 'or drag them here', si: 'නැතහොත් මෙතැනට ඇද දමන්න' },
  send: { en: 'Upload', si: 'උඩුගත කරන්න' },
  hint: {
    en: 'JPEG, PNG, WebP or AVIF, at most 8 MB each. Square ones look best.',
    si: 'JPEG, PNG, WebP හෝ AVIF, එකක් උපරිම 8 MB. සමචතුරස්‍ර පින්තූර වඩාත් ගැළපෙනවා.',
  },
  hintOne: {
    en: 'JPEG, PNG, WebP or AVIF, at most 8 MB.',
    si: 'JPEG, PNG, WebP හෝ AVIF, උපරිම 8 MB.',
  },
  notAdded: { en: 'Not every picture was added.', si: 'සියලු පින්තූර එක් වුණේ නැහැ.' },
  wait: {
    en: 'Please wait until the pictures have uploaded, then save.',
    si: 'කරුණාකර පින්තූර උඩුගත වන තෙක් රැඳී සිට, පසුව සුරකින්න.',
  },
} satisfies Record<string, Bilingual>;

export function addedToForm(count: number): Bilingual {
  return {
    en: count === 1 ? 'Picture added. Save to keep it.' : `${count} pictures added. Save to keep them.`,
    si: `පින්තූර ${count}ක් එක් කළා. තබා ගැනීමට සුරකින්න.`,
  };
}

export function uploadingFile(file: string): Bilingual {
  return { en: `Uploading ${file}`, si: `${file} උඩුගත වෙමින් තිබෙනවා` };
}

const pictureCopy: Record<PictureCode, Bilingual> = {
  ...pictureProblems,
  'signed-out': {
    en: 'You are signed out. Sign in on another tab, then try again here.',
    si: 'ඔබේ පිවිසුම අවසන් වී තිබෙනවා. වෙනත් ටැබයකින් පිවිස, මෙහි නැවත උත්සාහ කරන්න.',
  },
  failed: {
    en: 'The shop could not take this picture. Please try again.',
    si: 'මෙම පින්තූරය එක් කිරීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
};

export function pictureProblemCopy(file: string, code: PictureCode): Bilingual {
  return ofFile(file, pictureCopy[code]);
}
