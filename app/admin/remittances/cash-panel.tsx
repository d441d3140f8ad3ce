import type { ReactNode } from 'react';
import { DataTable } from '#admin/list/data-table.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { CashAtCourier } from '#domain/remittances/cash-at-couriers.server.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { remittancesCopy } from './remittances.copy.ts';

/** Shows the cash on delivery that is not paid out yet, by courier and age. */
export function CashPanel({ cash, action }: { cash: CashAtCourier[]; action?: ReactNode }) {
  if (cash.length === 0) {
    return (
      <PanelCard id="cash" title={remittancesCopy.underWay} action={action}>
        <p className="text-ink-600">
          <Both of={remittancesCopy.noneUnderWay} />
        </p>
      </PanelCard>
    );
  }
  return (
    <PanelCard id="cash" title={remittancesCopy.underWay} action={action} flush>
      <DataTable
        caption={remittancesCopy.underWay}
        rows={cash}
        keyOf={({ courier }) => courier}
        columns={[
          {
            head: remittancesCopy.courier,
            cell: ({ courier }) => <strong className="wrap-anywhere">{courier}</strong>,
            placeOnPhone: 'start',
          },
          {
            head: remittancesCopy.parcels,
            cell: ({ parcels }) => (
              <Labelled of={remittancesCopy.parcels}>{groupThousands(parcels)}</Labelled>
            ),
            align: 'end',
          },
          {
            head: remittancesCopy.upTo7Days,
            cell: ({ upTo7DaysLkr }) => (
              <Sum of={remittancesCopy.upTo7Days} amountLkr={upTo7DaysLkr} />
            ),
            align: 'end',
          },
          {
            head: remittancesCopy.from8To14Days,
            cell: ({ from8To14DaysLkr }) => (
              <Sum of={remittancesCopy.from8To14Days} amountLkr={from8To14DaysLkr} />
            ),
            align: 'end',
          },
          {
            head: remittancesCopy.overdue,
            cell: ({ overdueLkr }) => (
              <Sum of={remittancesCopy.overdue} amountLkr={overdueLkr} isOverdue={overdueLkr > 0} />
            ),
            align: 'end',
          },
          {
            head: remittancesCopy.total,
            cell: ({ totalLkr }) => (
              <strong>
                <Price amountLkr={totalLkr} />
              </strong>
            ),
            align: 'end',
            placeOnPhone: 'end',
          },
        ]}
      />
    </PanelCard>
  );
}

type SumProps = {
  of: (typeof remittancesCopy)[keyof typeof remittancesCopy];
  amountLkr: number;
  isOverdue?: boolean;
};

function Sum({ of, amountLkr, isOverdue = false }: SumProps) {
  return (
    <Labelled of={of}>
      <Price amountLkr={amountLkr} className={isOverdue ? 'font-semibold text-clay-700' : ''} />
    </Labelled>
  );
}

/** Repeats the heading of the column on narrow screens, where each row is a card without headings. */
function Labelled({ of, children }: { of: SumProps['of']; children: ReactNode }) {
  return (
    <span className="flex justify-between gap-3 min-[761px]:block">
      <span className="text-ink-600 min-[761px]:hidden">
        <Both of={of} inline />
      </span>
      {children}
    </span>
  );
}
