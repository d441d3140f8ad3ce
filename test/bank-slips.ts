import { createHash } from 'node:crypto';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { PreparedSlip } from '#domain/slips/prepare-slip.server.ts';
import { sendSlips } from '#domain/slips/send-slips.server.ts';
import { anOrder } from './order.ts';

/** Makes an order that waits for a bank transfer. */
export function aTransferOrder(shop: Shop, overrides: Parameters<typeof anOrder>[1] = {}) {
  return anOrder(shop, { paymentMethod: 'bank_transfer', ...overrides });
}

/** Returns a slip as it is stored. Different contents make different slips. */
export function aSlip(content = 'slip', kind: 'picture' | 'pdf' = 'picture'): PreparedSlip {
  const file = Buffer.from(content);
  const size = kind === 'pdf' ? null : 300;
  return {
    kind,
    width: size,
    height: size,
    bytes: file.length,
    digest: createHash('sha256').update(file).digest('hex'),
    content: file.toString('base64'),
  };
}

export function sendSlip(shop: Shop, orderId: string, content?: string) {
  return sendSlips(shop, orderId, [aSlip(content)]);
}
