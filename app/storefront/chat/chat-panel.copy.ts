import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const chatPanelCopy = {
  greeting: {
    en: 'Hello! Ask us anything about our products or your order.',
    si: 'ආයුබෝවන්! අපේ නිෂ්පාදන හෝ ඔබේ ඇණවුම ගැන ඕනෑම දෙයක් විමසන්න.',
  },
  placeholder: { en: 'Type your message...', si: 'පණිවිඩය ලියන්න...' },
  message: { en: 'Message', si: 'පණිවිඩය' },
  messages: { en: 'Messages', si: 'පණිවිඩ' },
  send: { en: 'Send', si: 'යවන්න' },
  callUs: { en: 'Call Us', si: 'ඇමතුමක් ගන්න' },
  writeToUs: { en: 'Write to us', si: 'අපට ලියන්න' },
  you: { en: 'You', si: 'ඔබ' },
} satisfies Record<string, Bilingual>;
