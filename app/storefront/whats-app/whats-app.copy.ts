import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';

export const whatsAppCopy = {
  order: { en: 'Order on WhatsApp', si: 'WhatsApp හරහා ඇණවුම් කරන්න' },
  ask: { en: 'Ask on WhatsApp', si: 'WhatsApp හරහා විමසන්න' },
  share: { en: 'Share on WhatsApp', si: 'WhatsApp හරහා බෙදා ගන්න' },
} satisfies Record<string, Bilingual>;

type OrderedLine = { name: Bilingual; quantity: number; totalLkr: number };

type Discount = { code: string; amountLkr: number };

/**
 * Returns the message of an order: each line with its total, the discount with its promo code if there is one, so that the
 * owner can enter it, then the total with delivery.
 */
export function orderText(lines: OrderedLine[], totalLkr: number, discount?: Discount): Bilingual {
  const en = lines.map(({ name, quantity, totalLkr: sum }) => `${quantity} × ${name.en}: ${formatRupees(sum)}`);
  const si = lines.map(({ name, quantity, totalLkr: sum }) => `${name.si || name.en} × ${quantity}: ${rupees(sum)}`);
  if (discount && discount.amountLkr > 0) {
    const label = discountBy(discount.code);
    en.push(`${label.en}: ${formatRupees(-discount.amountLkr)}`);
    si.push(`${label.si}: ${rupees(-discount.amountLkr)}`);
  }
  return {
    en: ['Hello, I would like to order:', ...en, `Total: ${formatRupees(totalLkr)}`].join('\n'),
    si: ['ආයුබෝවන්, මට මේවා ඇණවුම් කරන්න අවශ්‍යයි:', ...si, `මුළු මුදල: ${rupees(totalLkr)}`].join('\n'),
  };
}

export function questionText(name: Bilingual, url: string): Bilingual {
  return {
    en: `Hello, I have a question about ${name.en}.\n${url}`,
    si: `ආයුබෝවන්, ${name.si || name.en} ගැන විමසන්න කැමතියි.\n${url}`,
  };
}

/** Returns the prefilled message with the questions from the shop's chat. */
export function chatText(questions: string[]): Bilingual {
  const list = questions.map((question) => `• ${question}`).join('\n');
  return { en: `Hello, my questions:\n${list}`, si: `ආයුබෝවන්, මගේ ප්‍රශ්න:\n${list}` };
}

export function shareText(name: Bilingual, priceLkr: number, url: string): Bilingual {
  return {
    en: `${name.en}, ${formatRupees(priceLkr)}\n${url}`,
    si: `${name.si || name.en}, රු. ${groupThousands(priceLkr)}\n${url}`,
  };
}

function rupees(amountLkr: number): string {
  return `රු. ${groupThousands(amountLkr)}`;
}
