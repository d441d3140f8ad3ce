import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Names of the invented people of the benchmark. */
export const firstNames: Bilingual[] = [
  { en: 'Nimal', si: 'නිමල්' },
  { en: 'Kamala', si: 'කමලා' },
  { en: 'Sunil', si: 'සුනිල්' },
  { en: 'Dilani', si: 'දිලානි' },
  { en: 'Ruwan', si: 'රුවන්' },
  { en: 'Chathurika', si: 'චතුරිකා' },
  { en: 'Mahesh', si: 'මහේෂ්' },
  { en: 'Sanduni', si: 'සඳුනි' },
  { en: 'Upul', si: 'උපුල්' },
  { en: 'Nadeesha', si: 'නදීෂා' },
  { en: 'Selvi', si: 'සෙල්වි' },
  { en: 'Fathima', si: 'ෆාතිමා' },
  { en: 'Anura', si: 'අනුර' },
  { en: 'Malini', si: 'මාලිනී' },
  { en: 'Tharindu', si: 'තරිඳු' },
  { en: 'Ishara', si: 'ඉෂාරා' },
];

export const lastNames: Bilingual[] = [
  { en: 'Perera', si: 'පෙරේරා' },
  { en: 'Silva', si: 'සිල්වා' },
  { en: 'Fernando', si: 'ප්‍රනාන්දු' },
  { en: 'Jayawardena', si: 'ජයවර්ධන' },
  { en: 'Bandara', si: 'බණ්ඩාර' },
  { en: 'Wickramasinghe', si: 'වික්‍රමසිංහ' },
  { en: 'Nadarajah', si: 'නඩරාජා' },
  { en: 'Rathnayake', si: 'රත්නායක' },
  { en: 'Gunasekara', si: 'ගුණසේකර' },
  { en: 'Herath', si: 'හේරත්' },
  { en: 'Dissanayake', si: 'දිසානායක' },
  { en: 'Mohamed', si: 'මොහමඩ්' },
  { en: 'Abeysekera', si: 'අබේසේකර' },
  { en: 'Liyanage', si: 'ලියනගේ' },
  { en: 'Kumarasinghe', si: 'කුමාරසිංහ' },
  { en: 'Weerasooriya', si: 'වීරසූරිය' },
];

export const towns: { name: Bilingual; province: string }[] = [
  { name: { en: 'Colombo', si: 'කොළඹ' }, province: 'Western' },
  { name: { en: 'Negombo', si: 'මීගමුව' }, province: 'Western' },
  { name: { en: 'Kandy', si: 'මහනුවර' }, province: 'Central' },
  { name: { en: 'Galle', si: 'ගාල්ල' }, province: 'Southern' },
  { name: { en: 'Matara', si: 'මාතර' }, province: 'Southern' },
  { name: { en: 'Jaffna', si: 'යාපනය' }, province: 'Northern' },
  { name: { en: 'Batticaloa', si: 'මඩකලපුව' }, province: 'Eastern' },
  { name: { en: 'Kurunegala', si: 'කුරුණෑගල' }, province: 'North Western' },
  { name: { en: 'Anuradhapura', si: 'අනුරාධපුරය' }, province: 'North Central' },
  { name: { en: 'Badulla', si: 'බදුල්ල' }, province: 'Uva' },
  { name: { en: 'Ratnapura', si: 'රත්නපුර' }, province: 'Sabaragamuwa' },
];
