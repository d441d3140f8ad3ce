import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const approximately: Bilingual = { en: 'approximately', si: 'ආසන්න වශයෙන්' };
