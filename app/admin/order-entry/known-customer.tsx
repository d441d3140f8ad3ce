import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { KnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { inBackground } from '#web/guards/background.ts';
import { knownCopy, lastOrderWords, orderedBefore, refusedBefore } from './known-customer.copy.ts';

/** Who ordered with the number that was looked up: `null` for nobody, undefined while nothing was looked up. */
export type LookedUp = KnownCustomer | null | undefined;

/**
 * Says who ordered before with the number that is typed, and fills the form in on a press. Without a script two buttons
 * of the form do the same at the server.
 */
export function KnownCustomerOffer({ answered }: { answered: LookedUp }) {
  const box = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const found = useKnownCustomer(box, answered);
  return (
    <div ref={box} className="-mt-4">
      {!hasScript && (
        <div className="mt-4">
          <Button type="submit" name="button" value="look-up" variant="outline" size="small">
            <Both of={knownCopy.lookUp} beside />
          </Button>
        </div>
      )}
      <div role="status">
        {found && (
          <div className="mt-4">
            <Offer known={found} />
          </div>
        )}
        {found === null && answered === null && (
          <p className="mt-4 text-md text-ink-600">
            <Both of={knownCopy.nobody} />
          </p>
        )}
      </div>
    </div>
  );
}

function Offer({ known }: { known: KnownCustomer }) {
  const hasScript = useHasScript();
  const { fields, lastOrder, ordersCount, refusedCount } = known;
  const place = [fields.address, fields.city].filter(Boolean).join(', ');
  return (
    <Notice tone={refusedCount > 0 ? 'info' : 'success'}>
      <p className="font-semibold wrap-anywhere">
        <Both of={orderedBefore(ordersCount)} />
      </p>
      <p className="wrap-anywhere">{`${fields.customerName}, ${place}`}</p>
      <p className="mt-1 text-md wrap-anywhere">
        <Both of={lastOrderWords(lastOrder)} />
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
        <Both of={knownCopy.use} beside />
      </Button>
    </Notice>
  );
}

/** Writes into the form as if it were typed, so that its listeners hear of it. */
function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** A pause in typing, in milliseconds. */
const pauseMs = 250;

/** Looks the number up after each pause in typing. A failure finds nobody: the form is as good as before. */
function useKnownCustomer(box: { current: HTMLElement | null }, answered: LookedUp): LookedUp {
  const [found, setFound] = useState<LookedUp>(answered);
  useEffect(() => {
    const phone = box.current?.closest('form')?.elements.namedItem('phone');
    if (!(phone instanceof HTMLInputElement)) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { value } = phone;
      const known = await lookUp(value);
      if (phone.value === value) setFound(known);
    };
    const onInput = () => {
      setFound(undefined);
      clearTimeout(pause);
      if (phone.value.replace(/\D/g, '').length >= 9)
        pause = setTimeout(() => void look(), pauseMs);
    };
    phone.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause);
      phone.removeEventListener('input', onInput);
    };
  }, [box]);
  return found;
}

async function lookUp(phone: string): Promise<LookedUp> {
  try {
    const address = `${href('/admin/orders/known-customer')}?${new URLSearchParams({ phone })}`;
    const answer = await fetch(inBackground(address));
    return answer.ok ? ((await answer.json()) as LookedUp) : undefined;
  } catch {
    return undefined;
  }
}
