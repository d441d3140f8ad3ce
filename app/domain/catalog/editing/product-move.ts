/** The target of a move: directly before or after another product of the section. */
export type ProductMove = {
  productId: string;
  side: 'before' | 'after';
  neighbourId: string;
};

/** Returns the ids with the moved product beside its neighbour, or unchanged if either is missing. */
export function moveId(ids: readonly string[], move: ProductMove): string[] {
  const { productId, side, neighbourId } = move;
  const others = ids.filter((id) => id !== productId);
  const index = others.indexOf(neighbourId);
  if (index < 0 || others.length === ids.length) return [...ids];
  const split = side === 'after' ? index + 1 : index;
  return [...others.slice(0, split), productId, ...others.slice(split)];
}
