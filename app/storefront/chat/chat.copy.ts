import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const chatTitle: Bilingual = { en: 'Support Assistant', si: 'පාරිභෝගික සහාය' };
