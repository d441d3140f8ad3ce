import type { Line, Model, ModelOrder } from './model.ts';
import type { Of, OnOrder, Sent } from './sent.ts';

/** Lets stock follow what the owner adjusts, counts and saves. */
export function actOnShelf(model: Model, sent: Exclude<Sent, OnOrder | Of<'place'>>): string {
  const by = sent.kind === 'adjust' ? sent.by : sent.to - sent.shown;
  if (by === 0) return sent.kind === 'save' ? 'ok' : 'nothing-to-move';
  const stock = shelfOf(model, sent.product) + by;
  if (stock < 0) return 'stock-below-zero';
  model.shelf[sent.product] = stock;
  return 'ok';
}

const shelfOf = (model: Model, product: number) => model.shelf[product] ?? 0;

/** Adds to stock above zero, takes from it below; returns whether there was enough. */
export function move(
  model: Model,
  at: number,
  { line, units }: { line: Line | undefined; units: number },
) {
  const shelf = shelfOf(model, at);
  const moved = Math.max(units, -shelf);
  model.shelf[at] = shelf + moved;
  if (line) line.held -= moved;
  return moved === units;
}

/** Takes everything that an order holds back into stock. */
export function returnUnits(model: Model, { lines }: ModelOrder): void {
  for (const [at, line] of lines.entries()) {
    if (line) move(model, at, { line, units: line.held });
  }
}
