import { useEffect, useRef, useState } from 'react';
import { inOtherOrder } from './product-images.ts';

export type ImageRow = { key: number; image: string };
type Step = -1 | 1;

/** The fields for pictures, as the owner fills in, adds, removes and moves them where JavaScript runs. */
export function useImageRows(images: string[]) {
  const [rows, setRows] = useState<ImageRow[]>(() => images.map((image, key) => ({ key, image })));
  const nextKey = useRef(images.length);
  const [moved, setMoved] = useState<{ place: number; step: Step }>();

  // Whoever moves a picture by keyboard goes on with the same button, or with the other one at either end.
  useEffect(() => {
    if (!moved) return;
    const { place, step } = moved;
    const [wanted, other] = step < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    const button = (way: string | undefined) =>
      document.querySelector<HTMLButtonElement>(`#image${place}-${way}:enabled`);
    (button(wanted) ?? button(other))?.focus();
  }, [moved]);

  return {
    rows,
    moved,
    change: (key: number, image: string) =>
      setRows((all) => all.map((row) => (row.key === key ? { key, image } : row))),
    add: () => setRows((all) => [...all, { key: nextKey.current++, image: '' }]),
    remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
    move: (at: number, step: Step) => {
      setRows((all) => inOtherOrder(all, at, step));
      setMoved({ place: at + step + 1, step });
    },
    /** Where a field is empty, or in one of its own. */
    put: (image: string) => {
      const key = nextKey.current++;
      setRows((all) => {
        const empty = all.find((row) => row.image.trim() === '');
        if (!empty) return [...all, { key, image }];
        return all.map((row) => (row === empty ? { ...row, image } : row));
      });
    },
  };
}
