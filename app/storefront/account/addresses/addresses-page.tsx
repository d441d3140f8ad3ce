import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { href } from 'react-router';
import { type Address, maxAddresses } from '#domain/customers/address.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { NewsNotice } from '#storefront/account/news-notice.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import type { Flash } from '#web/flash.server.ts';
import { pathIn } from '#web/language-path.ts';
import { AddressCard } from './address-card.tsx';
import { addressesCopy } from './addresses.copy.ts';

type AddressesPageProps = { addresses: Address[]; news: Flash | undefined };

export function AddressesPage({ addresses, news }: AddressesPageProps) {
  const isFull = addresses.length >= maxAddresses;
  return (
    <>
      <NewsNotice news={news} />
      <AccountSection
        id="addresses-title"
        title={accountCopy.addresses}
        action={addresses.length > 0 && !isFull && <AddAddress size="small" />}
      >
        {addresses.length === 0 ? (
          <Card>
            <EmptyState
              as="h3"
              of={addressesCopy.none}
              icon={<MapPin className="size-16 stroke-1" />}
            >
              <AddAddress />
            </EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-5 md:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
          </ul>
        )}
        {isFull && (
          <p className="mt-5 text-md text-ink-600">
            <Both of={addressesCopy.full} />
          </p>
        )}
      </AccountSection>
    </>
  );
}

function AddAddress({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const language = useLanguage();
  return (
    <ButtonLink
      to={pathIn(language, href('/account/addresses/new'))}
      size={size}
      icon={<Plus aria-hidden="true" />}
    >
      <Both of={addressesCopy.add} beside />
    </ButtonLink>
  );
}
