import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '#storefront/cart/state/cart-provider.tsx';
import type { Toaster } from '#ui/feedback/toaster.tsx';

/** Messages wait until it has come. Where it was lost, the next page fetches it again. */
export function LateToaster(props: Omit<ComponentProps<typeof Toaster>, 'besideDrawer'>) {
  const [Part, setPart] = useState<typeof Toaster>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to try again
  useEffect(() => {
    if (Part) return;
    import('#ui/feedback/toaster.tsx').then(
      (loaded) => setPart(() => loaded.Toaster),
      () => {},
    );
  }, [pathname]);
  const { isOpen } = useCart();
  return Part ? <Part {...props} besideDrawer={isOpen} /> : null;
}
