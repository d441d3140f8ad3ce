import { channelCopy } from '#domain/channels/channels.copy.ts';
import { perChannel } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { HealthArea, Verdict } from './judge-health.ts';

export const healthCopy = {
  health: { en: 'Health', si: 'පද්ධතියේ තත්ත්වය' },
  subtitle: {
    en: 'Whether everything that your shop needs works, and what to do where it does not.',
    si: 'ඔබේ වෙළඳසැල ක්‍රියා කිරීමට අවශ්‍ය සියල්ල හොඳින්ද, නැත්නම් කළ යුත්තේ කුමක්ද.',
  },
  allWell: {
    en: 'All is well. There is nothing for you to do.',
    si: 'සියල්ල හොඳින් ක්‍රියා කරනවා. ඔබට කිරීමට කිසිවක් නැහැ.',
  },
  notWell: {
    en: 'Something needs you. It comes first below, with what to do.',
    si: 'ඔබේ අවධානය අවශ්‍ය දෙයක් තිබෙනවා. එය, කළ යුතු දේ සමඟ, පහත මුලින්ම පෙන්වනවා.',
  },
  thisShop: { en: 'This shop', si: 'මෙම වෙළඳසැල' },
  version: { en: 'Version', si: 'අනුවාදය' },
  database: { en: 'Database', si: 'දත්ත ගබඩාව' },
  replicaLag: { en: 'The copy is behind by at most', si: 'පිටපතේ උපරිම ප්‍රමාදය' },
  memory: { en: 'Memory used by the shop', si: 'වෙළඳසැල භාවිත කරන මතකය' },
  freeDisk: { en: 'Free on the disk', si: 'තැටියේ ඉතිරි ඉඩ' },
  waiting: { en: 'Messages waiting', si: 'යැවීමට ඇති පණිවිඩ' },
} satisfies Record<string, Bilingual>;

export const databaseKindCopy: Record<'embedded' | 'postgres', Bilingual> = {
  embedded: { en: 'inside the shop', si: 'වෙළඳසැල තුළම' },
  postgres: { en: 'PostgreSQL server', si: 'PostgreSQL සේවාදායකය' },
};

export const verdictCopy: Record<Verdict, Bilingual> = {
  good: { en: 'Good', si: 'හොඳයි' },
  look: { en: 'Please look', si: 'බලන්න' },
  bad: { en: 'Act now', si: 'දැන්ම විසඳන්න' },
  off: { en: 'Not used', si: 'භාවිත කරන්නේ නැහැ' },
};

export const areaCopy: Record<HealthArea, Bilingual> = {
  database: { en: 'Database', si: 'දත්ත ගබඩාව' },
  replica: { en: 'Copy of the database', si: 'දත්ත ගබඩාවේ පිටපත' },
  disk: { en: 'Disk', si: 'තැටිය' },
  storage: { en: 'Storage of pictures', si: 'පින්තූර ගබඩාව' },
  backups: { en: 'Backups', si: 'උපස්ථ' },
  ...perChannel((name) => channelCopy[name].label),
  email: { en: 'Email', si: 'ඊමේල්' },
  payhere: { en: 'PayHere', si: 'PayHere' },
  queue: { en: 'Messages on their way', si: 'යැවෙමින් පවතින පණිවිඩ' },
  clock: { en: 'Clock', si: 'ඔරලෝසුව' },
  address: { en: 'Address of the shop', si: 'වෙළඳසැලේ ලිපිනය' },
  memory: { en: 'Memory of the machine', si: 'පරිගණකයේ මතකය' },
  overload: { en: 'Visitors at once', si: 'එකවර පැමිණි අය' },
};

export function secondsCopy(seconds: number): Bilingual {
  const written = seconds.toFixed(1);
  return { en: `${written} s`, si: `තත්පර ${written}` };
}
