import { data, href, redirect } from 'react-router';
import { findConsent } from '#domain/customers/consent/find-consent.server.ts';
import { withdrawConsent } from '#domain/customers/consent/withdraw-consent.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { shopContext } from '#web/contexts.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/offers.route';
import { agreed, offersCopy } from './offers.copy.ts';
import { OffersPage } from './offers-page.tsx';

/** Changes nothing, because messengers open links by themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const consent = await findConsent(context.get(shopContext), params.consentId);
  if (!consent) return data({ state: 'gone' } as const, { status: 404 });
  if (consent.withdrawnAt) return { state: 'ended' } as const;
  const { phone, givenAt } = consent;
  return { state: 'given', phone: formatPhone(phone), since: shortDate(givenAt) } as const;
}

export async function action({ params: { consentId }, url, context }: Route.ActionArgs) {
  await withdrawConsent(context.get(shopContext), { id: consentId });
  throw redirect(localizePath(languageOf(url.pathname), href('/offers/:consentId', { consentId })));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, offersCopy.title);
}

export default function OffersRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'given') {
    return <OffersPage message={offersCopy[loaderData.state]} intent={undefined} />;
  }
  const { phone, since } = loaderData;
  return <OffersPage message={agreed(phone, since)} intent="no" />;
}
