import { Panel } from '#admin/shell/panel.tsx';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { addressFields } from '#ui/form/address.copy.ts';
import { Both, Text } from '#ui/text.tsx';
import { entryCopy } from './entry.copy.ts';
import { quantityField } from './entry-answer.ts';

type TypedValuesProps = { values: Record<string, string>; order: Order };

/** Shows what was typed into a form that is no longer there, to be read or copied. */
export function TypedValues({ values, order }: TypedValuesProps) {
  const typed = [
    ...Object.entries(addressFields).map(([name, { label }]) => ({
      of: label,
      value: values[name],
    })),
    ...order.lines.map((line) => ({
      of: line.productName,
      value: values[quantityField(line.productId)],
    })),
  ].filter(({ value }) => value);
  if (typed.length === 0) return null;
  return (
    <Panel>
      <h2 className="mb-3 text-lg leading-snug">
        <Both of={entryCopy.youTyped} beside />
      </h2>
      <dl className="grid gap-2 text-md">
        {typed.map(({ of, value }) => (
          <div key={of.en} className="grid grid-cols-[130px_1fr] gap-3">
            <dt className="text-ink-600">
              <Text of={of} />
            </dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
