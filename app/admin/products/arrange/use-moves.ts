import { startTransition, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type ProductMove, withMove } from '#domain/catalog/editing/product-order.ts';

/**
 * Shows moves before the shop has answered, and sends them one after the other, in the order in which they were made. What
 * the shop did not take goes back.
 */
export function useMoves(ids: readonly string[]) {
  const { submit } = useFetcher();
  const [waiting, setWaiting] = useState<ProductMove[]>([]);
  const line = useRef(Promise.resolve());
  const sendOne = async (move: ProductMove) => {
    const { productId, side, neighbourId } = move;
    const sent = { productId, move: `${side} ${neighbourId}`, stay: 'yes' };
    await submit(sent, { method: 'post' }).catch(() => undefined);
    // Together with the list that the shop sent, or the row would go back for a moment, and a drag with it.
    startTransition(() => setWaiting((all) => all.filter((one) => one !== move)));
  };
  const move = (wanted: ProductMove) => {
    setWaiting((all) => [...all, wanted]);
    line.current = line.current.then(() => sendOne(wanted));
  };
  return { ids: waiting.reduce<readonly string[]>((all, one) => withMove(all, one), ids), move };
}
