import Pencil from 'lucide-react/icons/pencil';
import { href } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import type { PromoKind } from '#domain/promotions/promo.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  editNamed,
  type PromoState,
  promoCodesCopy,
  stateLabels,
  usesCopy,
} from './promo-codes.copy.ts';

/** A code with its statistics and formatted days. */
type ShownPromo = {
  id: string;
  code: string;
  kind: PromoKind;
  value: number;
  from: string | null;
  to: string | null;
  maxUses: number | null;
  uses: number;
  salesLkr: number;
  discountLkr: number;
  state: PromoState;
};

export function PromoCodesTable({ promos }: { promos: ShownPromo[] }) {
  return (
    <DataTable
      caption={promoCodesCopy.title}
      columns={columns}
      rows={promos}
      keyOf={({ id }) => id}
    />
  );
}

const tones = {
  active: 'delivered',
  'not-yet': 'pending',
  over: 'cancelled',
  'used-up': 'shipped',
  off: 'cancelled',
} as const;

const columns: Column<ShownPromo>[] = [
  {
    head: promoCodesCopy.code,
    placeOnPhone: 'start',
    cell: ({ code, kind, value }) => (
      <>
        <b className="tabular-nowrap">{code}</b>
        <CellNote>{kind === 'amount' ? <Price amountLkr={-value} /> : `-${value} %`}</CellNote>
      </>
    ),
  },
  {
    head: promoCodesCopy.state,
    placeOnPhone: 'end',
    cell: ({ state }) => <StatusChip tone={tones[state]} label={stateLabels[state]} />,
  },
  {
    head: promoCodesCopy.validity,
    cell: ({ from, to }) =>
      from || to ? (
        <>
          <span className="tabular-nowrap">{`${from ?? ''} –`}</span>{' '}
          <span className="tabular-nowrap">{to}</span>
        </>
      ) : (
        <Text of={promoCodesCopy.always} />
      ),
  },
  {
    head: promoCodesCopy.uses,
    align: 'end',
    cell: ({ uses, maxUses }) => (
      <>
        <CardLabel of={promoCodesCopy.uses} />
        {usesCopy(uses, maxUses)}
      </>
    ),
  },
  {
    head: promoCodesCopy.sales,
    align: 'end',
    cell: ({ salesLkr }) => (
      <>
        <CardLabel of={promoCodesCopy.sales} />
        <Price amountLkr={salesLkr} />
      </>
    ),
  },
  {
    head: promoCodesCopy.given,
    align: 'end',
    cell: ({ discountLkr }) => (
      <>
        <CardLabel of={promoCodesCopy.given} />
        <Price amountLkr={discountLkr} />
      </>
    ),
  },
  {
    head: promoCodesCopy.actions,
    align: 'end',
    cell: ({ id, code }) => (
      <IconLink
        to={href('/admin/promo-codes/:promoCodeId', { promoCodeId: id })}
        preventScrollReset
        label={editNamed(code)}
        icon={<Pencil aria-hidden="true" />}
      />
    ),
  },
];

/** Labels the value on a card, which has no headings. */
function CardLabel({ of }: { of: (typeof promoCodesCopy)['uses'] }) {
  return (
    <span className="me-2 text-ink-600 min-[761px]:hidden">
      <Text of={of} />
    </span>
  );
}
