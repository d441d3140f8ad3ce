import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

/** Shown while no district is selected and some have their own fee. */
export const feeDepends: Bilingual = {
  en: 'The delivery fee differs in some districts. The total follows the district that you choose.',
  si: 'සමහර දිස්ත්‍රික්කවල බෙදාහැරීමේ ගාස්තුව වෙනස්. ඔබ තෝරන දිස්ත්‍රික්කය අනුව මුළු එකතුව වෙනස් වෙනවා.',
};

export function feeThere(district: Bilingual, feeLkr: number): Bilingual {
  if (feeLkr === 0) {
    return { en: `Delivery to ${district.en} District is free.`, si: `${district.si} දිස්ත්‍රික්කයට බෙදාහැරීම නොමිලේ.` };
  }
  return {
    en: `Delivery to ${district.en} District costs ${formatRupees(feeLkr)}.`,
    si: `${district.si} දිස්ත්‍රික්කයට බෙදාහැරීමේ ගාස්තුව රු. ${groupThousands(feeLkr)}.`,
  };
}

export function noCashCopy(district: Bilingual): Bilingual {
  return {
    en: `Cash on delivery is not available in ${district.en} District. Please choose another way to pay.`,
    si: `${district.si} දිස්ත්‍රික්කයේදී භාණ්ඩ ලැබුණු විට මුදල් ගෙවන්න බැහැ. කරුණාකර වෙනත් ගෙවීම් ක්‍රමයක් තෝරන්න.`,
  };
}
