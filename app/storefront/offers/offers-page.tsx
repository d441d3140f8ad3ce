import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { offersCopy } from './offers.copy.ts';

type OffersPageProps = {
  message: Bilingual;
  /** The value of the button; undefined where there is nothing to change. */
  intent: 'yes' | 'no' | undefined;
  /** The order page, if the visitor came from it. */
  orderPath?: string;
  /** The number that the message names, which the form sends, so that nobody agrees for another one. */
  phone?: string;
  /** Whether the answer was refused because the number has changed since it was shown. */
  isPhoneReplaced?: boolean;
};

/** Says whether the shop may send offers, with the button that changes it. */
export function OffersPage({ message, intent, ...page }: OffersPageProps) {
  const { orderPath, phone, isPhoneReplaced = false } = page;
  return (
    <FormCard title={offersCopy.title}>
      <div className="max-w-measure leading-relaxed" role="status">
        {isPhoneReplaced && (
          <p className="mb-3 font-semibold">
            <Both of={offersCopy.phoneReplaced} />
          </p>
        )}
        <p>
          <Both of={message} />
        </p>
      </div>
      {intent && (
        <form method="post" className="mt-6">
          {phone && <input type="hidden" name="phone" value={phone} />}
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={intent === 'yes' ? 'primary' : 'outline'}
            block
          >
            <Both of={offersCopy[intent]} inline />
          </Button>
        </form>
      )}
      {orderPath && (
        <p className="mt-4">
          <ButtonLink to={orderPath} variant="quiet">
            <Both of={offersCopy.toOrder} inline />
          </ButtonLink>
        </p>
      )}
    </FormCard>
  );
}
