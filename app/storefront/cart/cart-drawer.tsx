import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { cartCopy } from './cart.copy.ts';
import { CartLines } from './cart-lines.tsx';
import { CartTotal } from './cart-total.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useFocusWhenEmptied } from './focus-after-removal.ts';
import { messagesCopy } from './state/cart-messages.copy.ts';
import { useCart } from './state/cart-provider.tsx';
import { WhatsAppOrder } from './whats-app-order.tsx';

type CartDrawerProps = { open: boolean; deliveryPromise: Bilingual | undefined };

/** Shows the cart in a drawer beside the page. */
export function CartDrawer({ open: isOpen, deliveryPromise }: CartDrawerProps) {
  const { cart, open, close } = useCart();
  const hasLines = cart !== undefined && cart.lines.length > 0;
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      title={cartCopy.yourCart}
      closeLabel={cartCopy.closeCart}
      footer={
        hasLines && (
          <div className="grid gap-4">
            <CartTotal cart={cart} deliveryPromise={deliveryPromise} />
            <CheckoutLink to={href('/checkout')} onNavigate={close} />
            <WhatsAppOrder cart={cart} />
          </div>
        )
      }
    >
      <DrawerContents />
    </Drawer>
  );
}

function DrawerContents() {
  const { cart, hasFailed, refresh, close } = useCart();
  const isEmpty = cart?.itemCount === 0;
  const emptyMessage = useFocusWhenEmptied<HTMLDivElement>(isEmpty);
  if (isEmpty) {
    return (
      <div ref={emptyMessage} tabIndex={-1} className="h-full">
        <EmptyState of={cartCopy.empty} as="p">
          <Button variant="outline" onClick={close}>
            <Both of={cartCopy.continueShopping} />
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (cart && cart.lines.length + cart.gone.length > 0) return <CartLines cart={cart} />;
  if (cart || !hasFailed) return <ReadingCart />;
  return (
    <EmptyState
      of={navigator.onLine === false ? messagesCopy.offline : layoutCopy.unavailable}
      as="p"
    >
      <Button onClick={refresh}>
        <Both of={layoutCopy.tryAgain} />
      </Button>
    </EmptyState>
  );
}

function ReadingCart() {
  return (
    <p role="status" className="grid h-full content-center justify-items-center gap-4 py-16">
      <Spinner className="size-9 border-3 text-leaf-600" />
      <Text of={layoutCopy.loading} />
    </p>
  );
}
