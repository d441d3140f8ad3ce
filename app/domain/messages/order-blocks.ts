import type { Order } from '#domain/orders/find-order.server.ts';
import { provinceInAddress } from '#domain/orders/provinces.copy.ts';
import { amountOf, letterCopy } from './letter.copy.ts';
import type { LetterBlock } from './letter.ts';
import { type Stationery, say } from './stationery.ts';

/** What was bought and what it comes to. */
export function goodsBlock(on: Stationery, order: Order): LetterBlock {
  const { subtotalLkr, deliveryFeeLkr, discountLkr, totalLkr } = order;
  const amount = (amountLkr: number) => say(on, amountOf(amountLkr));
  const fee = deliveryFeeLkr === 0 ? say(on, letterCopy.free) : amount(deliveryFeeLkr);
  return {
    kind: 'goods',
    title: say(on, letterCopy.items),
    lines: order.lines.map((line) => ({
      name: say(on, line.productName),
      quantity: `× ${line.quantity}`,
      total: amount(line.totalLkr),
    })),
    sums: [
      { label: say(on, letterCopy.subtotal), value: amount(subtotalLkr) },
      { label: say(on, letterCopy.deliveryFee), value: fee },
      ...(discountLkr > 0
        ? [{ label: say(on, letterCopy.discount), value: amount(-discountLkr) }]
        : []),
      { label: say(on, letterCopy.total), value: amount(totalLkr) },
    ],
  };
}

export function addressBlock(on: Stationery, order: Order): LetterBlock {
  const { customerName, street, city, province } = order;
  return {
    kind: 'list',
    title: say(on, letterCopy.deliveryAddress),
    lines: [customerName, street, city, say(on, provinceInAddress(province))],
  };
}
