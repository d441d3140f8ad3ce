import { href, redirect } from 'react-router';
import { goWithNews } from '#storefront/account/news.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import type { Route } from './+types/ask-proof.route';
import { askProof } from './ask-proof.server.ts';

/** Redirects visitors of this address to the page with the button. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOf(url.pathname), href('/account/details')), 302);
}

export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  const desk = {
    running: context.get(runningShopContext),
    shop: context.get(shopContext),
    userId: context.get(customerContext).userId,
  };
  const news = await askProof(desk, languageOf(url.pathname));
  return goWithNews(args, href('/account/details'), news);
}
