import { useEffect, useRef, useState } from 'react';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { movePicture } from './product-images.ts';

export type ImageRow = { key: number; image: string };
type Step = -1 | 1;

/** Holds the picture URLs while the owner edits, adds, removes and moves them with JavaScript. */
export function useImageRows(images: string[]) {
  const [rows, setRows] = useState<ImageRow[]>(() => images.map((image, key) => ({ key, image })));
  const nextKey = useRef(images.length);
  const [moved, setMoved] = useState<{ position: number; step: Step }>();
  useFocusAfter(moved);
  const newRow = (image: string) => ({ key: nextKey.current++, image });
  return {
    rows,
    moved,
    change: (key: number, image: string) =>
      setRows((all) => all.map((row) => (row.key === key ? { key, image } : row))),
    add: () => setRows((all) => [...all, newRow('')]),
    remove: (key: number) =>
      setRows((all) => {
        const left = all.filter((row) => row.key !== key);
        return left.length > 0 ? left : [newRow('')];
      }),
    /** Moves a picture by one position, counted as in `movePicture`. */
    move: (position: number, step: Step) => {
      setRows((all) => movePicture(all, { from: position, to: position + step }));
      setMoved({ position: position + step, step });
    },
    moveTo: (from: number, to: number) => setRows((all) => movePicture(all, { from, to })),
    /** Puts a picture into the first empty field or a new one, and keeps one field empty below the limit. */
    fill: (image: string) => {
      const [filled, empty] = [newRow(image), newRow('')];
      setRows((all) => withPicture(all, filled, empty));
    },
  };
}

function withPicture(rows: ImageRow[], filled: ImageRow, empty: ImageRow): ImageRow[] {
  const isEmpty = (row: ImageRow) => row.image.trim() === '';
  const freeIndex = rows.findIndex(isEmpty);
  const all =
    freeIndex < 0
      ? [...rows, filled]
      : rows.map((row, index) => (index === freeIndex ? filled : row));
  return all.some(isEmpty) || all.length === productLimits.images ? all : [...all, empty];
}

/** Keeps the focus on the same button after a move, or on the opposite one at either end. */
function useFocusAfter(moved: { position: number; step: Step } | undefined) {
  useEffect(() => {
    if (!moved) return;
    const { position, step } = moved;
    const [same, opposite] = step < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    const button = (direction: string | undefined) =>
      document.querySelector<HTMLButtonElement>(`#image${position}-${direction}:enabled`);
    (button(same) ?? button(opposite))?.focus();
  }, [moved]);
}
