import type { ReactNode } from 'react';

type OrderGroupProps = {
  order: { orderNumber: string; customerName?: string };
  className?: string;
  children: ReactNode;
};

/** Names the order of the controls inside for screen readers, because every row of a list has the same controls. */
export function OrderGroup({ order, className, children }: OrderGroupProps) {
  const { orderNumber, customerName } = order;
  const name = customerName ? `${customerName} (${orderNumber})` : orderNumber;
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers ignore the layout of a fieldset
    <div role="group" aria-label={name} className={className}>
      {children}
    </div>
  );
}
