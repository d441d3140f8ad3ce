import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { LanguageProvider } from '#ui/language.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { languageOf } from '#web/language-path.ts';
import type { Route } from './+types/shell.route';
import { CartProvider } from './cart-provider.tsx';
import { readFrame } from './read-frame.server.ts';
import { ShopFrame } from './shop-frame.tsx';

/** No cookie is read here: the frame of a page is the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  return readFrame(context.get(shopContext), {
    isDemo: context.get(runningShopContext).demo !== undefined,
  });
}

/** What a shopper posts changes nothing of the frame. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  const language = languageOf(useLocation().pathname);
  return (
    <LanguageProvider language={language}>
      <CartProvider>
        <ShopFrame {...loaderData}>
          <Outlet />
        </ShopFrame>
      </CartProvider>
    </LanguageProvider>
  );
}
