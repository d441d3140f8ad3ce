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
};

/** Says whether the shop may send offers, with the button that changes it. */
export function OffersPage({ message, intent, orderPath }: OffersPageProps) {
  return (
    <FormCard title={offersCopy.title}>
      <p className="max-w-measure leading-relaxed" role="status">
        <Both of={message} />
      </p>
      {intent && (
        <form method="post" className="mt-6">
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
