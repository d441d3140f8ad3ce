import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, useEffect } from 'react';
import { data, href } from 'react-router';
import type { Product } from '#domain/catalog/product.ts';
import { listWishlist } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { useFocusAfterRemoval, useFocusWhenEmptied } from '#storefront/cart/focus-after-removal.ts';
import { IntentForm } from '#storefront/product-card/intent-form.tsx';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/wishlist.route';
import { removeFromWishlist, signInLabel, wishlistMessages } from './wishlist.copy.ts';
import { takeWishlistMessage } from './wishlist-flash.server.ts';
import type { WishlistMessage } from './wishlist-message.ts';
import { wishlistPageCopy } from './wishlist-page.copy.ts';
import { useWishlist } from './wishlist-provider.tsx';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

/** Fails the page when the wishlist cannot be read: an outage must not look like an empty wishlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const account = context.get(accountContext);
  const settings = await readSettings(shop);
  const { message, setCookies } = await takeWishlistMessage(
    context.get(runningShopContext),
    request,
  );
  const page = {
    products: account ? await listWishlist(shop, account.userId) : undefined,
    message,
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
  };
  return data(page, { headers: setCookies.map((cookie) => ['Set-Cookie', cookie]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { siteName } = loaderData ?? {};
  const title = [wishlistPageCopy.myWishlist, siteName].flatMap((of) =>
    of ? textIn(language, of).text : [],
  );
  return [{ title: title.join(' | ') }, { name: 'robots', content: 'noindex' }];
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  const { products, message, deliveryPromise } = loaderData;
  return (
    <div className="wrap grid gap-8 py-[clamp(40px,6vw,72px)]">
      <Heading level="h1" of={wishlistPageCopy.myWishlist} />
      {message && <MessageNotice message={message} />}
      {products ? (
        <Wishlist products={products} deliveryPromise={deliveryPromise} />
      ) : (
        <SignInFirst />
      )}
    </div>
  );
}

function MessageNotice({ message: { kind, code } }: { message: WishlistMessage }) {
  return (
    <Notice {...outcome[kind]}>
      <Both of={wishlistMessages[code]} />
    </Notice>
  );
}

type WishlistProps = { products: Product[]; deliveryPromise: Bilingual | undefined };

/** Removes a product from the page at once, and restores it where the shop refuses. */
function Wishlist({ products, deliveryPromise }: WishlistProps) {
  const { ids, replace } = useWishlist();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the server has returned another list
  useEffect(() => {
    replace(
      products.map(({ id }) => id),
      { isGuest: false },
    );
  }, [products]);
  const remainingProducts = products.filter(({ id }) => !ids || ids.has(id));
  const emptyStateRef = useFocusWhenEmptied<HTMLDivElement>(remainingProducts.length === 0);
  if (remainingProducts.length > 0)
    return <WishlistProducts products={remainingProducts} deliveryPromise={deliveryPromise} />;
  return (
    <div ref={emptyStateRef} tabIndex={-1}>
      <Card>
        <EmptyState of={wishlistPageCopy.empty} icon={<Heart className="size-16 stroke-1" />}>
          <ContinueShopping />
        </EmptyState>
      </Card>
    </div>
  );
}

function SignInFirst() {
  const language = useLanguage();
  const here = localizePath(language, href('/wishlist'));
  return (
    <Card>
      <EmptyState
        isLongText
        of={wishlistMessages['sign-in']}
        icon={<Heart className="size-16 stroke-1" />}
      >
        <ButtonLink to={signInPath(language, here)}>
          <Both of={signInLabel} />
        </ButtonLink>
        <ContinueShopping />
      </EmptyState>
    </Card>
  );
}

function ContinueShopping() {
  return (
    <ButtonLink variant="outline" to={localizePath(useLanguage(), '/#products')}>
      <Both of={wishlistPageCopy.continueShopping} />
    </ButtonLink>
  );
}

type WishlistProductsProps = { products: Product[]; deliveryPromise: Bilingual | undefined };

/** Shows the cards of the wishlist, each with a button to remove it. */
function WishlistProducts({ products, deliveryPromise }: WishlistProductsProps) {
  const { change } = useWishlist();
  const { list, markRemoved } = useFocusAfterRemoval<HTMLUListElement>(products.length);
  const remove = (product: Product) => {
    markRemoved(products.indexOf(product));
    change('remove', product.id);
  };
  return (
    <ProductGrid
      ref={list}
      products={products}
      deliveryPromise={deliveryPromise}
      heading="h2"
      cornerOf={(product) => <RemoveForm product={product} onRemove={() => remove(product)} />}
    />
  );
}

function RemoveForm({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <IntentForm action="/wishlist/entries" intent="remove" productId={product.id} onSubmit={submit}>
      <IconButton
        data-remove=""
        type="submit"
        label={removeFromWishlist(product.name)}
        icon={<Trash2 aria-hidden="true" />}
        className="border border-line bg-cream-50 text-clay-700 hover:bg-cream-200 [&_svg]:size-5"
      />
    </IntentForm>
  );
}
