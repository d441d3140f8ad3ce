import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';

export const whatsAppCopy = {
  order: { en: 'Order on WhatsApp', si: 'WhatsApp හරහා ඇණවුම් කරන්න' },
  ask: { en: 'Ask on WhatsApp', si: 'WhatsApp හරහා විමසන්න' },
  share: { en: 'Share on WhatsApp', si: 'WhatsApp හරහා බෙදා ගන්න' },
} satisfies Record<string, Bilingual>;

export type WantedLine = { name: Bilingual; quantity: number; totalLkr: number };

/** Writes what the shopper would write: each line with its sum, then what all of it costs with the delivery. */
export function orderText(lines: WantedLine[], totalLkr: number): Bilingual {
  const en = lines.map(({ name, quantity, totalLkr: sum }) => `${quantity} × ${name.en}: ${formatRupees(sum)}`);
  const si = lines.map(({ name, quantity, totalLkr: sum }) => `${name.si || name.en} × ${quantity}: ${rupees(sum)}`);
  return {
    en: ['Hello, I would like to order:', ...en, `Total: ${formatRupees(totalLkr)}`].join('\n'),
    si: ['ආයුබෝවන්, මට මේවා ඇණවුම් කරන්න අවශ්‍යයි:', ...si, `මුළු මුදල: ${rupees(totalLkr)}`].join('\n'),
  };
}

export function questionText(name: Bilingual, address: string): Bilingual {
  return {
    en: `Hello, I have a question about ${name.en}.\n${address}`,
    si: `ආයුබෝවන්, ${name.si || name.en} ගැන විමසන්න කැමතියි.\n${address}`,
  };
}

/** What was asked in the chat of the shop, for a person to answer. */
export function chatText(asked: string[]): Bilingual {
  const questions = asked.map((question) => `• ${question}`).join('\n');
  return { en: `Hello, my questions:\n${questions}`, si: `ආයුබෝවන්, මගේ ප්‍රශ්න:\n${questions}` };
}

export function shareText(name: Bilingual, priceLkr: number, address: string): Bilingual {
  return {
    en: `${name.en}, ${formatRupees(priceLkr)}\n${address}`,
    si: `${name.si || name.en}, රු. ${groupedRupees(priceLkr)}\n${address}`,
  };
}

function rupees(amountLkr: number): string {
  return `රු. ${groupedRupees(amountLkr)}`;
}
