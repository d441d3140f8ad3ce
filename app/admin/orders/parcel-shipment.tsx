import { type KeyboardEvent, useRef } from 'react';
import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { TextField } from '#ui/form/fields.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Text } from '#ui/text/text.tsx';
import { recordedCourier, shownNumberField, trackingNumberField } from './ship-several.copy.ts';

/**
 * The problems of a form that ships several parcels, with the ids of the ticked orders; or the result, with what was typed
 * for the parcels that were not shipped.
 */
export type ShipAnswer = FormAnswer & { ticked?: string[]; done?: ShippedOrders };
type ShipmentOrder = { id: string; orderNumber: string; courier: string; trackingNumber: string };

type CourierFieldProps = { suggested: string; answer: ShipAnswer | undefined };

/** Edits the courier of all parcels. Sends the suggestion too: left unchanged, it does not replace a recorded courier. */
export function CourierField({ suggested, answer }: CourierFieldProps) {
  return (
    <>
      <HiddenInitialValue
        name="suggestedCourier"
        of={answer?.values['suggestedCourier'] ?? suggested}
      />
      <TextField name="courier" enterKeyHint="next" onKeyDown={focusNextText} />
    </>
  );
}

type ParcelShipmentProps = { order: ShipmentOrder; answer: ShipAnswer | undefined };

/**
 * Shows the recorded courier of a parcel, and edits its tracking number. After a conflict the field has the number that
 * another admin recorded.
 */
export function ParcelShipment({ order, answer }: ParcelShipmentProps) {
  const { id, orderNumber, courier, trackingNumber } = order;
  const numberAtConflict = useRef<string>(undefined);
  if (answer?.done?.conflicting.includes(orderNumber)) numberAtConflict.current = trackingNumber;
  const [field, shownField] = [trackingNumberField(id), shownNumberField(id)];
  return (
    <>
      {courier !== '' && (
        <p className="mb-1.5 text-md leading-snug wrap-anywhere text-ink-600">
          <Text of={recordedCourier(courier)} />
        </p>
      )}
      <div key={numberAtConflict.current}>
        <HiddenInitialValue name={shownField} of={answer?.values[shownField] ?? trackingNumber} />
        <TextField
          name={field}
          defaultValue={answer?.values[field] ?? trackingNumber}
          enterKeyHint="next"
          onKeyDown={focusNextText}
        />
      </div>
    </>
  );
}

/** Moves on to the next tracking number on Enter, which a scanner sends after each code. */
export function focusNextText(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  const after = inputs.slice(inputs.indexOf(event.currentTarget) + 1);
  const next = after.find(({ type }) => type === 'text');
  next?.focus();
  next?.select();
}
