import { useNavigation } from 'react-router';
import { cartCopy } from '#storefront/cart/cart.copy.ts';
import { Text } from '#ui/text/text.tsx';

/** A line under the bar while a page is on its way, and 'Loading...' when that takes long. */
export function WaitingLine() {
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <div aria-live="polite" className="waiting-line">
      {isWaiting && (
        <span>
          <Text of={cartCopy.loading} />
        </span>
      )}
    </div>
  );
}
