/**
 * The characters of GSM-7, of which one SMS holds 160 (3GPP TS 23.038). Those of the second list count twice.
 */
const gsm7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const gsm7Twice = '^{}\\[~]|€';

export type SmsSize = {
  isUnicode: boolean;
  /** Places that it takes: characters of GSM-7, or units of UTF-16. */
  places: number;
  parts: number;
  /** Places in so many parts. */
  room: number;
};

/** Counts the parts in which a text is sent, each of which is paid for. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const isUnicode = characters.some((one) => !(gsm7 + gsm7Twice).includes(one));
  const places = isUnicode
    ? text.length
    : characters.reduce((sum, one) => sum + (gsm7Twice.includes(one) ? 2 : 1), 0);
  const [whole, each] = isUnicode ? [70, 67] : [160, 153];
  const parts = places <= whole ? 1 : Math.ceil(places / each);
  return { isUnicode, places, parts, room: parts === 1 ? whole : parts * each };
}
