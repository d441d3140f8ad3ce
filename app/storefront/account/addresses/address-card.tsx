import { Form, href } from 'react-router';
import type { Address } from '#domain/customers/address.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pathIn } from '#web/language-path.ts';
import { AddressLines } from './address-lines.tsx';
import { addressesCopy } from './addresses.copy.ts';

/** One address, with all its actions. */
export function AddressCard({ address }: { address: Address }) {
  const path = pathIn(
    useLanguage(),
    href('/account/addresses/:addressId', { addressId: address.id }),
  );
  const named = `: ${address.customerName}, ${address.address}`;
  return (
    <Card as="article" padded={false} className="flex h-full flex-col gap-4 px-5 py-5 sm:px-6">
      {address.isDefault && (
        <p className="w-fit rounded-pill bg-cream-200 px-3 py-0.75 text-xs leading-normal font-semibold text-leaf-900 [--second:currentColor] [&>.second-beside]:text-2xs">
          <Both of={addressesCopy.isDefault} beside />
        </p>
      )}
      <div className="flex-1">
        <AddressLines address={address} />
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-line pt-4">
        <ButtonLink to={path} variant="outline" size="small">
          <Both of={addressesCopy.edit} beside />
          <VisuallyHidden>{named}</VisuallyHidden>
        </ButtonLink>
        <Form method="post" action={path} className="flex flex-wrap gap-2.5">
          {!address.isDefault && (
            <Button type="submit" name="intent" value="set-default" variant="outline" size="small">
              <Both of={addressesCopy.makeDefault} beside />
              <VisuallyHidden>{named}</VisuallyHidden>
            </Button>
          )}
          <Button type="submit" name="intent" value="delete" variant="danger" size="small">
            <Both of={addressesCopy.delete} beside />
            <VisuallyHidden>{named}</VisuallyHidden>
          </Button>
        </Form>
      </div>
    </Card>
  );
}
