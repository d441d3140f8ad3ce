import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { asBackgroundUrl } from '#web/guards/background.ts';
import { lastOrderCopy, lookupCopy, orderedBefore, refusedBefore } from './entry.copy.ts';
import type { CustomerLookup } from './entry-answer.ts';

/**
 * Shows the customer who ordered before with the number that is typed, and offers to fill in the form. Without JavaScript
 * two submit buttons do the same on the server.
 */
export function KnownCustomerOffer({ initial }: { initial: CustomerLookup }) {
  const box = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const customer = useCustomerLookup(box, initial);
  // Only the lookup by a button, without JavaScript, says that no one was found; the lookup while typing shows nothing then.
  const wasNoneFoundByServer = initial === null;
  return (
    <div ref={box} className="-mt-4">
      {!hasScript && (
        <div className="mt-4">
          <Button type="submit" name="button" value="look-up" variant="outline" size="small">
            <Both of={lookupCopy.lookUp} inline />
          </Button>
        </div>
      )}
      <div role="status">
        {customer && (
          <div className="mt-4">
            <CustomerOffer customer={customer} />
          </div>
        )}
        {customer === null && wasNoneFoundByServer && (
          <p className="mt-4 text-md text-ink-600">
            <Both of={lookupCopy.noneFound} />
          </p>
        )}
      </div>
    </div>
  );
}

function CustomerOffer({ customer }: { customer: NonNullable<CustomerLookup> }) {
  const hasScript = useHasScript();
  const { fields, lastOrder, ordersCount, refusedCount } = customer;
  const place = [fields.address, fields.city].filter(Boolean).join(', ');
  return (
    <Notice tone={refusedCount > 0 ? 'info' : 'success'}>
      <p className="font-semibold wrap-anywhere">
        <Both of={orderedBefore(ordersCount)} />
      </p>
      <p className="wrap-anywhere">{`${fields.customerName}, ${place}`}</p>
      <p className="mt-1 text-md wrap-anywhere">
        <Both of={lastOrderCopy(lastOrder)} />
      </p>
      {refusedCount > 0 && (
        <p className="mt-1 font-semibold">
          <Both of={refusedBefore(refusedCount)} />
        </p>
      )}
      <Button
        type={hasScript ? 'button' : 'submit'}
        name="button"
        value="use-known"
        variant="outline"
        size="small"
        className="mt-2.5"
        onClick={({ currentTarget: { form } }) => form && fillIn(form, fields)}
      >
        <Both of={lookupCopy.use} inline />
      </Button>
    </Notice>
  );
}

/** Sets the fields and dispatches input events, so that listeners of the form run. */
function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

const debounceMs = 250;

/** Looks up the number after each pause in typing. Ignores a failed request, because the form works without a lookup. */
function useCustomerLookup(
  box: { current: HTMLElement | null },
  initial: CustomerLookup,
): CustomerLookup {
  const [lookup, setLookup] = useState<CustomerLookup>(initial);
  useEffect(() => {
    const phone = box.current?.closest('form')?.elements.namedItem('phone');
    if (!(phone instanceof HTMLInputElement)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = async () => {
      const { value } = phone;
      const found = await lookUp(value);
      if (phone.value === value) setLookup(found);
    };
    const onInput = () => {
      setLookup(undefined);
      clearTimeout(timer);
      if (phone.value.replace(/\D/g, '').length >= 9)
        timer = setTimeout(() => void update(), debounceMs);
    };
    phone.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      phone.removeEventListener('input', onInput);
    };
  }, [box]);
  return lookup;
}

async function lookUp(phone: string): Promise<CustomerLookup> {
  try {
    const url = `${href('/admin/orders/known-customer')}?${new URLSearchParams({ phone })}`;
    const response = await fetch(asBackgroundUrl(url));
    return response.ok ? ((await response.json()) as CustomerLookup) : undefined;
  } catch {
    return undefined;
  }
}
