/**
 * The characters of GSM-7, of which one SMS holds 160 (3GPP TS 23.038). Characters of the second list count twice.
 */
const gsm7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const gsm7Twice = '^{}\\[~]|€';

export type SmsSize = {
  isUnicode: boolean;
  /** The length of the text: in septets of GSM-7, or in units of UTF-16. */
  length: number;
  parts: number;
  /** The most that these parts hold, in the same unit. */
  capacity: number;
};

/** Measures a text and counts the parts in which it is sent, each of which is paid for. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const isUnicode = characters.some((one) => !(gsm7 + gsm7Twice).includes(one));
  const sizes = characters.map((one) => {
    if (isUnicode) return one.length;
    return gsm7Twice.includes(one) ? 2 : 1;
  });
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const [single, perPart] = isUnicode ? [70, 67] : [160, 153];
  const parts = length <= single ? 1 : countParts(sizes, perPart);
  return { isUnicode, length, parts, capacity: parts === 1 ? single : parts * perPart };
}

/** Fills one part after the other. A character that takes two units is never divided between two parts. */
function countParts(sizes: readonly number[], perPart: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > perPart) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
