import { href, redirect } from 'react-router';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/contact.route';
import type { ContactAnswer } from './contact.copy.ts';
import { ContactSection } from './contact-section.tsx';
import { readOrderingFacts } from './read-ordering-facts.server.ts';
import { receiveMessage } from './receive-message.server.ts';

/**
 * Loads the page of the contact form, because the landing page is cached for everyone and cannot show an answer. The query
 * says that a message was sent, so that a reload still says it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const orderingFacts = await readOrderingFacts(context.get(shopContext));
  return { orderingFacts, wasSent: url.searchParams.has('sent') };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await receiveMessage({ request, context });
  if (!('sent' in answer.data)) return answer;
  return redirect(`${localizePath(languageOf(url.pathname), href('/contact'))}?sent`, 303);
}

export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, layoutCopy.contact);
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { orderingFacts, wasSent } = loaderData;
  const answer: ContactAnswer | undefined = actionData ?? (wasSent ? { sent: true } : undefined);
  return <ContactSection orderingFacts={orderingFacts} answer={answer} level="h1" />;
}
