import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { cartMessages, messagesCopy } from './state/cart-messages.copy.ts';

const messages: Record<string, (name: Bilingual) => Bilingual> = {
  ...cartMessages,
  'quantity-capped': () => ({
    en: 'We added the items saved in your account. You can have at most 9,999 of one product.',
    si: 'ඔබේ ගිණුමේ තිබූ භාණ්ඩත් කරත්තයට එක් කළා. එක් නිෂ්පාදනයකින් ගත හැක්කේ 9,999ක් පමණයි.',
  }),
  'bought-again': () => ({
    en: 'Everything from that order is now in your cart.',
    si: 'එම ඇණවුමේ සියල්ල ඔබේ කරත්තයට එක් කළා.',
  }),
  'bought-some-again': (name) => ({
    en: `Added to your cart. Not available any more: ${name.en}.`,
    si: `ඔබේ කරත්තයට එක් කළා. දැන් ලබා ගත නොහැක්කේ: ${name.si}.`,
  }),
  'nothing-bought-again': (name) => ({
    en: `Nothing was added. Not available any more: ${name.en}.`,
    si: `කිසිවක් එක් වුණේ නැහැ. දැන් ලබා ගත නොහැක්කේ: ${name.si}.`,
  }),
};

/** Returns the message of the cart page about what happened on the page before; undefined for a code of other pages. */
export function cartFlash(code: string, name: Bilingual = messagesCopy.aProduct): Bilingual | undefined {
  if (!Object.hasOwn(messages, code)) return undefined;
  return messages[code]?.({ en: name.en, si: name.si || name.en });
}
