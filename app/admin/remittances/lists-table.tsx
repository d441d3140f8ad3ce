import { href, Link } from 'react-router';
import { CellNote, DataTable } from '#admin/shell/data-table.tsx';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { remittancesCopy } from './remittances.copy.ts';

type Listed = {
  id: string;
  courier: string;
  added: string;
  takenAt: Date | null;
  takenBackAt: Date | null;
  lines: number;
  paidLkr: number;
  feeLkr: number;
};

/** Lists what couriers sent, newest first. */
export function ListsTable({ lists }: { lists: Listed[] }) {
  if (lists.length === 0) {
    return (
      <p className="text-ink-600">
        <Both of={remittancesCopy.noLists} />
      </p>
    );
  }
  return (
    <DataTable
      caption={remittancesCopy.lists}
      rows={lists}
      keyOf={({ id }) => id}
      columns={[
        {
          head: remittancesCopy.courier,
          cell: ({ id, courier, added }) => (
            <>
              <Link
                to={href('/admin/remittances/:remittanceId', { remittanceId: id })}
                className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-leaf-700 underline sm:min-h-0"
              >
                {courier}
              </Link>
              <CellNote>{added}</CellNote>
            </>
          ),
          onCard: 'lead',
        },
        {
          head: remittancesCopy.state,
          cell: (list) => <Both of={stateOf(list)} beside />,
          onCard: 'end',
        },
        {
          head: remittancesCopy.lines,
          cell: ({ lines }) => groupedRupees(lines),
          align: 'end',
          onCard: 'hidden',
        },
        {
          head: remittancesCopy.paid,
          cell: ({ paidLkr }) => (
            <>
              <span className="min-[760px]:hidden">
                <Text of={remittancesCopy.paid} />{' '}
              </span>
              <Price amountLkr={paidLkr} />
            </>
          ),
          align: 'end',
        },
        {
          head: remittancesCopy.fee,
          cell: ({ feeLkr }) => <Price amountLkr={feeLkr} />,
          align: 'end',
          onCard: 'hidden',
        },
      ]}
    />
  );
}

function stateOf({ takenAt, takenBackAt }: Pick<Listed, 'takenAt' | 'takenBackAt'>) {
  if (takenBackAt) return remittancesCopy.takenBack;
  return takenAt ? remittancesCopy.taken : remittancesCopy.preview;
}
