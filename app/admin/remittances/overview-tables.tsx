import type { MouseEvent } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { CellNote, DataTable } from '#admin/list/data-table.tsx';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { Button } from '#ui/button/button.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { remittancesCopy } from './remittances.copy.ts';

type ListedRemittance = {
  id: string;
  courier: string;
  addedOn: string;
  takenAt: Date | null;
  takenBackAt: Date | null;
  linesCount: number;
  paidLkr: number;
  feeLkr: number;
};

/** Lists the couriers' lists, newest first. */
export function ListsTable({ lists }: { lists: ListedRemittance[] }) {
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
          cell: ({ id, courier, addedOn }) => (
            <>
              <Link
                to={href('/admin/remittances/:remittanceId', { remittanceId: id })}
                className="inline-flex min-h-11 min-w-11 items-center font-medium wrap-anywhere text-leaf-700 underline sm:min-h-0 sm:min-w-0"
              >
                {courier}
              </Link>
              <CellNote>{addedOn}</CellNote>
            </>
          ),
          placeOnPhone: 'start',
        },
        {
          head: remittancesCopy.state,
          cell: (list) => <Both of={stateOf(list)} inline />,
          placeOnPhone: 'end',
        },
        {
          head: remittancesCopy.lines,
          cell: ({ linesCount }) => groupThousands(linesCount),
          align: 'end',
          placeOnPhone: 'hidden',
        },
        {
          head: remittancesCopy.paid,
          cell: ({ paidLkr }) => (
            <>
              <span className="min-[761px]:hidden">
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
          placeOnPhone: 'hidden',
        },
      ]}
    />
  );
}

function stateOf({ takenAt, takenBackAt }: Pick<ListedRemittance, 'takenAt' | 'takenBackAt'>) {
  if (takenBackAt) return remittancesCopy.takenBack;
  return takenAt ? remittancesCopy.taken : remittancesCopy.preview;
}

type ReturningParcel = {
  id: string;
  orderNumber: string;
  courier: string;
  trackingNumber: string;
  refusedOn: string;
};

/** Lists refused parcels on their way back, each with a form to record its arrival. */
export function ReturningTable({ parcels }: { parcels: ReturningParcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <PanelCard id="returning" title={remittancesCopy.returning} flush>
      <p className="px-4.5 pb-3 text-md leading-snug text-ink-600 sm:px-5.5">
        <Both of={remittancesCopy.returningHint} />
      </p>
      <DataTable
        caption={remittancesCopy.returning}
        rows={parcels}
        keyOf={({ id }) => id}
        columns={[
          {
            head: remittancesCopy.parcel,
            cell: ({ id, orderNumber, courier, trackingNumber }) => (
              <>
                <Link
                  to={href('/admin/orders/:orderId', { orderId: id })}
                  className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline sm:min-h-0"
                >
                  {orderNumber}
                </Link>
                <CellNote>{[courier, trackingNumber].filter(Boolean).join(' · ')}</CellNote>
              </>
            ),
            placeOnPhone: 'start',
          },
          {
            head: remittancesCopy.refusedAt,
            cell: ({ refusedOn }) => refusedOn,
            placeOnPhone: 'end',
          },
          {
            head: remittancesCopy.whatNext,
            cell: ({ id, orderNumber }) => (
              <OrderGroup order={{ orderNumber }}>
                <ReceiveForm id={id} />
              </OrderGroup>
            ),
          },
        ]}
      />
    </PanelCard>
  );
}

/** Records the arrival by one of two buttons: the parcel is restocked, or its units are lost. */
function ReceiveForm({ id }: { id: string }) {
  const busy = useNavigation().formData?.get('orderId') === id;
  const onClick = (event: MouseEvent) => ignoreDoubleClick(event, `${id}/receive`);
  return (
    <Form
      method="post"
      action={href('/admin/remittances/returned')}
      className="flex flex-wrap gap-2"
      preventScrollReset
    >
      <input type="hidden" name="orderId" value={id} />
      <Button
        type="submit"
        name="isRestocked"
        value="on"
        variant="outline"
        size="small"
        {...{ busy, onClick }}
      >
        <Both of={remittancesCopy.received} inline />
      </Button>
      <Button type="submit" variant="quiet" size="small" {...{ busy, onClick }}>
        <Both of={remittancesCopy.receivedBroken} inline />
      </Button>
    </Form>
  );
}
