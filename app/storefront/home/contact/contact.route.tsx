import { href } from 'react-router';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { redirectWithFlash, withFlash } from '#web/cookies/flash.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/contact.route';
import type { ContactAnswer } from './contact.copy.ts';
import { ContactSection } from './contact-section.tsx';
import { readOrderingFacts } from './read-ordering-facts.server.ts';
import { receiveMessage } from './receive-message.server.ts';

/** Loads the page of the contact form, because the landing page is cached for everyone and cannot show an answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const orderingFacts = await readOrderingFacts(context.get(shopContext));
  return withFlash({ request, context }, (flash) => ({
    orderingFacts,
    wasSent: flash?.code === 'message-sent',
  }));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await receiveMessage({ request, context });
  if (!('sent' in answer.data)) return answer;
  const flash = { kind: 'success', code: 'message-sent' } as const;
  const to = localizePath(languageOf(url.pathname), href('/contact'));
  return redirectWithFlash(context.get(runningShopContext), to, flash);
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
