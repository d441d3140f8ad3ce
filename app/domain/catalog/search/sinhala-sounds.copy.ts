/** How consonants sound, without their own 'a'. Aspirated ones count as plain ones. */
export const consonants: Record<string, string> = {
  ...{ ක: 'k', ඛ: 'k', ග: 'g', ඝ: 'g', ඞ: 'n', ඟ: 'ng', ච: 'c', ඡ: 'c', ජ: 'j', ඣ: 'j', ඤ: 'n' },
  ...{ ඥ: 'gn', ට: 't', ඨ: 't', ඩ: 'd', ඪ: 'd', ණ: 'n', ඬ: 'nd', ත: 't', ථ: 't', ද: 'd', ධ: 'd' },
  ...{ න: 'n', ඳ: 'nd', ප: 'p', ඵ: 'p', බ: 'b', භ: 'b', ම: 'm', ඹ: 'mb', ය: 'y', ර: 'r', ල: 'l' },
  ...{ ව: 'v', ශ: 's', ෂ: 's', ස: 's', හ: 'h', ළ: 'l', ෆ: 'f' },
};

/** Vowels by themselves, then the signs on a consonant, which replace its own 'a'. */
export const vowels: Record<string, string> = {
  ...{ අ: 'a', ආ: 'a', ඇ: 'e', ඈ: 'e', ඉ: 'i', ඊ: 'i', උ: 'u', ඌ: 'u', එ: 'e', ඒ: 'e', ඓ: 'ai' },
  ...{ ඔ: 'o', ඕ: 'o', ඖ: 'au', ඍ: 'ri' },
};
export const signs: Record<string, string> = {
  ...{ '්': '', 'ා': 'a', 'ැ': 'e', 'ෑ': 'e', 'ි': 'i', 'ී': 'i', 'ු': 'u', 'ූ': 'u', 'ෙ': 'e' },
  ...{ 'ේ': 'e', 'ෛ': 'ai', 'ො': 'o', 'ෝ': 'o', 'ෞ': 'au', 'ෘ': 'ru', 'ං': 'n' },
};
