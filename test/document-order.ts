import type { DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';

const order: DocumentOrder = {
  id: 'one',
  orderNumber: 'ORD-1-1',
  customerName: 'Dilani Silva',
  customerPhone: '+94771234567',
  street: '24/1, Temple Road',
  city: 'Matara',
  district: 'Matara',
  province: 'Southern',
  notes: 'Ring twice',
  personRemovedAt: null,
  source: 'web',
  confirmedByPhoneAt: null,
  packedAt: null,
  cancelAskedAt: null,
  chargedBackAt: null,
  subtotalLkr: 7600,
  discountLkr: 0,
  promoCode: '',
  deliveryFeeLkr: 350,
  totalLkr: 7950,
  receivedLkr: 0,
  refundedLkr: 0,
  dueLkr: 7950,
  refundDueLkr: 0,
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  status: 'pending',
  courier: 'Domex',
  trackingNumber: 'DX 1',
  createdAt: new Date('2026-11-20T19:05:00Z'),
  language: 'en',
  lines: [
    {
      productId: 'oil',
      sku: 'joint-oil',
      productName: { en: 'Joint Relief Oil', si: '' },
      batchNumber: 'B-17',
      expiry: '06/2028',
      maximumPriceLkr: 4000,
      howToUse: { en: 'Massage in twice a day.', si: 'දිනකට දෙවරක් ආලේප කරන්න.' },
      quantity: 2,
      returned: 0,
      priceLkr: 3800,
    },
  ],
  refunds: [],
};

/** Returns an unpaid cash order of two bottles of oil, as documents show it. */
export function aDocumentOrder(overrides: Partial<DocumentOrder> = {}): DocumentOrder {
  return { ...order, ...overrides };
}
