import { type PointerEvent, startTransition, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type ProductMove, withMove } from '#domain/catalog/editing/product-order.ts';

const edge = 72;
const scrollStep = 14;

/** Drags a row of a list by its handle, with a mouse, a pen or a finger. Rows carry their id in `data-row`. */
export function useRowDrag(onDrop: (move: ProductMove) => void) {
  const [drag, setDrag] = useState<{ id: string; over?: ProductMove | undefined }>();
  const end = () => setDrag(undefined);
  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.id !== id) return;
      scrollNear(event.clientY);
      setDrag({ id, over: moveTo(event, id) });
    },
    onPointerUp: (event: PointerEvent) => {
      // Asks again where it is: what the last move was shown as may not be rendered yet.
      const dropped = drag?.id === id ? moveTo(event, id) : undefined;
      if (dropped) onDrop(dropped);
      end();
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  });
  return { dragged: drag?.id, over: drag?.over, handleProps };
}

/** Finds the row nearest to the pointer in the same list. */
function moveTo(event: PointerEvent, productId: string): ProductMove | undefined {
  const rows = event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const middles = [...rows].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { id: row.getAttribute('data-row') ?? '', middle: top + height / 2 };
  });
  const away = ({ middle }: { middle: number }) => Math.abs(event.clientY - middle);
  const [nearest] = middles.sort((one, other) => away(one) - away(other));
  if (!nearest || nearest.id === productId) return undefined;
  const side = event.clientY < nearest.middle ? 'before' : 'after';
  return { productId, side, neighbourId: nearest.id };
}

function scrollNear(clientY: number) {
  if (clientY < edge) window.scrollBy(0, -scrollStep);
  if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}

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
