import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useLoaderData } from 'react-router';
import { moveId, type ProductMove } from '#domain/catalog/editing/product-move.ts';
import { hasFailedForm } from '#web/navigation/failed-request.ts';

/** The distance from an edge within which a drag scrolls, and the step for each pointer move, in pixels. */
const edge = 72;
const scrollStep = 14;

/** Drags a row of a list by its handle, with mouse, pen or touch. Rows have their id in `data-row`. */
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
      scrollNearEdge(event.clientY);
      setDrag({ id, over: moveUnderPointer(event, id) });
    },
    onPointerUp: (event: PointerEvent) => {
      // Measures again, because the state of the last pointer move may not be rendered yet.
      const dropped = drag?.id === id ? moveUnderPointer(event, id) : undefined;
      if (dropped) onDrop(dropped);
      end();
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  });
  return { dragged: drag?.id, over: drag?.over, handleProps };
}

/** Returns the move beside the row nearest to the pointer in the same list; undefined if that is the dragged row. */
function moveUnderPointer(event: PointerEvent, productId: string): ProductMove | undefined {
  const rows = event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const middles = [...rows].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { id: row.getAttribute('data-row') ?? '', middle: top + height / 2 };
  });
  const distance = ({ middle }: { middle: number }) => Math.abs(event.clientY - middle);
  const [nearest] = middles.sort((one, other) => distance(one) - distance(other));
  if (!nearest || nearest.id === productId) return undefined;
  const side = event.clientY < nearest.middle ? 'before' : 'after';
  return { productId, side, neighbourId: nearest.id };
}

function scrollNearEdge(clientY: number) {
  if (clientY < edge) window.scrollBy(0, -scrollStep);
  if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}

/** A move, with the page's data at the moment when the shop had answered: the data that are loaded next contain it. */
type PendingMove = { move: ProductMove; answeredOn?: unknown };

/**
 * Applies moves optimistically and sends them one at a time, in the order in which they were made. A move that got no
 * answer is reverted at once, one that the shop refused with the next data.
 */
export function useMoves(ids: readonly string[]) {
  const { submit } = useFetcher();
  const loaded: unknown = useLoaderData();
  const [pending, setPending] = useState<PendingMove[]>([]);
  const queue = useRef(Promise.resolve());
  const shown = useRef(loaded);
  useLayoutEffect(() => {
    shown.current = loaded;
  }, [loaded]);
  const sendOne = async (move: ProductMove) => {
    const { productId, side, neighbourId } = move;
    const fields = { productId, move: `${side} ${neighbourId}`, stay: 'yes' };
    await submit(fields, { method: 'post' }).catch(() => undefined);
    // The new data may be rendered later: without the move the row would jump back until then, and end a drag.
    const answered = hasFailedForm() ? [] : [{ move, answeredOn: shown.current }];
    setPending((all) => all.flatMap((one) => (one.move === move ? answered : [one])));
  };
  const move = (next: ProductMove) => {
    setPending((all) => [...all, { move: next }]);
    queue.current = queue.current.then(() => sendOne(next));
  };
  const moves = pending.filter(({ answeredOn = loaded }) => answeredOn === loaded);
  return { ids: moves.reduce<readonly string[]>((all, one) => moveId(all, one.move), ids), move };
}
