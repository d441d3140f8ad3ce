import type { CSSProperties } from 'react';
import type { Order } from '#domain/orders/find-order.server.ts';
import { provinceInAddress } from '#domain/orders/provinces.copy.ts';
import { amountOf, emailCopy } from './email.copy.ts';
import type { EmailContext } from './email-context.ts';
import { cell, colors, TextTable, Title } from './email-parts.tsx';

type OrderTableProps = { context: EmailContext; order: Order };

/** What was bought and what it comes to. */
export function OrderTable({ context: { say }, order }: OrderTableProps) {
  const { subtotalLkr, deliveryFeeLkr, discountLkr, totalLkr } = order;
  const amount = (amountLkr: number) => say(amountOf(amountLkr));
  const fee = deliveryFeeLkr === 0 ? say(emailCopy.free) : amount(deliveryFeeLkr);
  return (
    <>
      <Title>{say(emailCopy.items)}</Title>
      <TextTable>
        {order.lines.map(({ productId, productName, quantity, totalLkr: lineTotalLkr }) => (
          <tr key={productId}>
            <td style={{ ...cell, paddingRight: 12 }}>
              {say(productName)} <span style={{ color: colors.faint }}>{`× ${quantity}`}</span>
            </td>
            <td align="right" style={{ ...cell, whiteSpace: 'nowrap' }}>
              {amount(lineTotalLkr)}
            </td>
          </tr>
        ))}
        <Sum label={say(emailCopy.subtotal)} value={amount(subtotalLkr)} />
        <Sum label={say(emailCopy.deliveryFee)} value={fee} />
        {discountLkr > 0 && <Sum label={say(emailCopy.discount)} value={amount(-discountLkr)} />}
        <Sum label={say(emailCopy.total)} value={amount(totalLkr)} total />
      </TextTable>
    </>
  );
}

type SumProps = { label: string; value: string; total?: boolean };

function Sum({ label, value, total = false }: SumProps) {
  const look: CSSProperties = total
    ? { fontWeight: 600, color: colors.ink }
    : { color: colors.faint };
  return (
    <tr>
      <td style={{ padding: '6px 12px 0 0', ...look }}>{label}</td>
      <td align="right" style={{ padding: '6px 0 0', whiteSpace: 'nowrap', ...look }}>
        {value}
      </td>
    </tr>
  );
}

export function addressLines({ say }: EmailContext, order: Order): string[] {
  const { customerName, street, city, province } = order;
  return [customerName, street, city, say(provinceInAddress(province))];
}
