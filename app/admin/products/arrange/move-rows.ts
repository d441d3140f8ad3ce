import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useLoaderData } from 'react-router';
import { moveId, type ProductMove } from '#domain/catalog/editing/product-move.ts';
import { hasFailedForm } from '#web/navigation/failed-request.ts';

/** The height of the zones at the window's top and bottom in which a drag scrolls, and the step of each pointer move. */
const scrollZonePx = 72;
const scrollStepPx = 14;

/** Drags a row of a list by its handle, with mouse, pen or touch. Rows have their id in `data-row`. */
export function useRowDrag(onDrop: (move: ProductMove) => void) {
  const [drag, setDrag] = useState<{ id: string; moveIfDropped?: ProductMove | undefined }>();
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
      setDrag({ id, moveIfDropped: moveUnderPointer(event, id) });
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
  return { draggedId: drag?.id, moveIfDropped: drag?.moveIfDropped, handleProps };
}

/** Returns the move that puts the dragged row beside the row nearest to the pointer; undefined if that is the same row. */
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
  if (clientY < scrollZonePx) window.scrollBy(0, -scrollStepPx);
  if (clientY > window.innerHeight - scrollZonePx) window.scrollBy(0, scrollStepPx);
}

/** A move that is not in the page's data yet. Once it is answered, it keeps those data: the ones loaded next contain it. */
type PendingMove = { move: ProductMove; dataWhenAnswered?: unknown };

/**
 * Shows moves at once and sends them one at a time, in the order in which they were made. Reverts a move without an answer
 * at once, and a move that the shop refused as soon as the page's data are loaded again.
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
    const answered = hasFailedForm() ? [] : [{ move, dataWhenAnswered: shown.current }];
    setPending((all) => all.flatMap((one) => (one.move === move ? answered : [one])));
  };
  const move = (next: ProductMove) => {
    setPending((all) => [...all, { move: next }]);
    queue.current = queue.current.then(() => sendOne(next));
  };
  const moves = pending.filter(({ dataWhenAnswered = loaded }) => dataWhenAnswered === loaded);
  return { ids: moves.reduce<readonly string[]>((all, one) => moveId(all, one.move), ids), move };
}
