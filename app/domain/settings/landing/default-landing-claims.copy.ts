import { defaultLandingCards } from './default-landing-cards.copy.ts';
import type { LandingClaims } from './landing-claims.ts';

/**
 * The initial claims of a new shop. Testimonials and people are invented; the owner has to replace them with real ones.
 */
export const defaultLandingClaims: LandingClaims = {
  rating: 4.9,
  figures: [
    {
      figure: { en: '98%', si: '98%' },
      caption: { en: 'Customer satisfaction', si: 'පාරිභෝගික තෘප්තිය' },
    },
    {
      figure: { en: '7 Days', si: 'දින 7' },
      caption: { en: 'To report a problem', si: 'ගැටලුවක් දැනුම් දීමට' },
    },
    {
      figure: { en: '5000+', si: '5000+' },
      caption: { en: 'Orders delivered', si: 'භාර දුන් ඇණවුම්' },
    },
  ],
  testimonials: [
    {
      name: { en: 'Kamala Perera', si: 'කමලා පෙරේරා' },
      town: { en: 'Kandy', si: 'මහනුවර' },
      quote: {
        en: 'I massage a little into my knees every evening. My mornings start easier now, and the scent reminds me of my grandmother’s house.',
        si: 'සවසට ටිකක් ගාලා දණහිස් සම්බාහනය කරනවා. දැන් උදේ වැඩ පටන් ගන්න ලේසියි. සුවඳ දැනෙන විට ආච්චිගේ ගෙදර මතක් වෙනවා.',
      },
      stars: 5,
    },
    {
      name: { en: 'Nimal Fernando', si: 'නිමල් ප්‍රනාන්දු' },
      town: { en: 'Negombo', si: 'මීගමුව' },
      quote: {
        en: 'I bought the first bottle for my father. He asked for the second one himself, before the first was even finished.',
        si: 'පළමු බෝතලය ගත්තේ තාත්තාට. එය ඉවර වෙන්න කලින්ම ඊළඟ බෝතලය ඉල්ලුවේ තාත්තාමයි.',
      },
      stars: 5,
    },
    {
      name: { en: 'Fathima Rizna', si: 'ෆාතිමා රිස්නා' },
      town: { en: 'Galle', si: 'ගාල්ල' },
      quote: {
        en: 'It arrived in three days and I paid at the door. Now the roll-on lives in my bag for the long bus ride home.',
        si: 'දින තුනකින් ලැබුණා, මුදල් ගෙව්වේ අතට ලැබුණාට පස්සේ. දැන් දිගු බස් ගමන්වලදී රෝල්-ඔන් එක මගේ බෑගයේ තියෙනවා.',
      },
      stars: 5,
    },
  ],
  cards: defaultLandingCards,
};
