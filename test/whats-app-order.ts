import { expect } from 'vitest';
import { whatsAppLinks } from '#admin/order/whats-app/whats-app-links.server.ts';

type OrderFacts = Parameters<typeof whatsAppLinks>[0];
export type Overrides = Partial<OrderFacts>;

export const at = new Date('2026-11-23T06:00:00Z');
export const order: OrderFacts = {
  language: 'en',
  status: 'pending',
  orderNumber: 'ORD-1-1',
  customerName: 'Nimal Perera',
  customerPhone: '+94771234567',
  street: '12 Temple Road',
  city: 'Kandy',
  totalLkr: 7600,
  dueLkr: 7600,
  refundDueLkr: 0,
  refundedLkr: 0,
  chargedBackLkr: 0,
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  source: 'web',
  courier: '',
  trackingNumber: '',
  confirmedByPhoneAt: null,
  packedAt: null,
  cancelAskedAt: null,
  chargedBackAt: null,
  deliveryRefusedAt: null,
  returnReceivedAt: null,
  cancelRequest: undefined,
  slip: undefined,
  problem: undefined,
  lines: [{ productName: { en: 'Oil', si: 'තෛලය' }, quantity: 2 }],
};
const base = 'https://shop.example.lk';
export const shopFacts = {
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  bankAccountDetails: { en: 'Bank of Ceylon\n123', si: 'ලංකා බැංකුව\n123' },
  confirmHref: `${base}/confirm/ORD-1-1.signature`,
  slipHref: `${base}/order-success/1/slip`,
  payHref: `${base}/order-success/1/pay`,
};

export function textsOf(overrides: Overrides) {
  return whatsAppLinks({ ...order, ...overrides }, shopFacts).map(({ kind, href }) => {
    const url = new URL(href);
    expect(url.host + url.pathname).toBe('wa.me/94771234567');
    return { kind, text: url.searchParams.get('text') ?? '' };
  });
}

export function firstOf(overrides: Overrides) {
  const [first] = textsOf(overrides);
  return `${first?.kind}: ${first?.text}`;
}

export const paid = { status: 'paid', paymentStatus: 'paid', dueLkr: 0 } as const;
export const transfer = { paymentMethod: 'bank_transfer' } as const;
export const online = { paymentMethod: 'payhere' } as const;
export const refundedInFull = {
  status: 'paid',
  paymentStatus: 'refunded',
  dueLkr: 0,
  refundedLkr: 7600,
} as const;
export const chargedBack = { dueLkr: 0, refundedLkr: 7600, chargedBackLkr: 7600 } as const;
export const cancelled = { status: 'cancelled', dueLkr: 0 } as const;
export const acceptedRequest = { state: 'accepted' } as const;
export const waitingRequest = { state: 'waiting', since: at, words: '' } as const;
export const declinedRequest = {
  state: 'declined',
  reason: 'packed',
  words: 'It leaves at noon.',
} as const;
export const refusedSlip = { state: 'refused', reason: 'unreadable', words: 'Too dark.' } as const;
export const openProblem = { settledAt: null, answer: '' };
export const answeredProblem = { settledAt: at, answer: 'A new bottle leaves today.' };
