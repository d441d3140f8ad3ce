import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Words for the codes of numbers, by how many decimals they may have. */
export const numberProblems: Record<'not-number' | 'not-whole', (limits: { decimals?: number }) => Bilingual> = {
  'not-number': ({ decimals = 0 }) =>
    decimals === 0
      ? { en: 'Please enter a number in digits.', si: 'කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න.' }
      : {
          en: `Please enter a number in digits, with at most ${decimals} decimals.`,
          si: `කරුණාකර ඉලක්කම්වලින් අගයක් ඇතුළත් කරන්න. දශම ස්ථාන උපරිම වශයෙන් ${decimals}ක්.`,
        },
  'not-whole': () => ({ en: 'Please enter a whole number, without decimals.', si: 'කරුණාකර දශම නැති පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.' }),
};
