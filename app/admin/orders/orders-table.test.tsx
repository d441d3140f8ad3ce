import { expect, test } from 'vitest';
import type { DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';
import { aDocumentOrder } from '#test/document-order.ts';
import { textOf } from '#test/rendered.ts';
import { OrdersTable } from './orders-table.tsx';
import { unfilteredListState } from './orders-urls.ts';

function listed(overrides: Partial<DocumentOrder>) {
  const row = {
    ...{ ...aDocumentOrder(overrides), lines: [], flags: [], placedOn: '21 Nov' },
    ...{ isCancelRequested: false, isChargedBack: false, phoneConfirmation: undefined },
    whatsAppUrl: undefined,
  };
  return textOf(<OrdersTable orders={[row]} listState={unfilteredListState} />);
}

test('the card of a cash order names its payment status once it is paid, the card of a transfer always', () => {
  const paid = { paymentStatus: 'paid', receivedLkr: 7950, dueLkr: 0 } as const;
  expect(listed(paid)).toMatch(/Pending .*COD: Paid/);
  expect(listed({})).not.toContain('COD:');
  expect(listed({ paymentMethod: 'bank_transfer' })).toContain('Bank: Pending');
});
