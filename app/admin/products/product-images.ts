import { type ImageField, imageFields } from '#domain/catalog/product-form.ts';

type Values = Record<string, string>;

/** Returns the addresses of the pictures as the form has them, at least one, empty ones too. */
export function imagesIn(values: Values): string[] {
  const sent = imageFields.filter((field) => values[field] !== undefined);
  return sent.length === 0 ? [''] : sent.map((field) => values[field] ?? '');
}

/**
 * Without JavaScript a field for a picture is added, removed or moved by the server: `add-image`, `remove-image2`,
 * `move-image2-earlier`. Returns undefined where the form asks for something else.
 */
export function withImageMoved(values: Values): Values | undefined {
  const moved = movedImages(imagesIn(values), values['intent'] ?? '');
  return moved && { ...withoutImages(values), ...withImages(moved) };
}

function movedImages(images: string[], intent: string): string[] | undefined {
  if (intent === 'add-image') return [...images, ''].slice(0, imageFields.length);
  const [, verb, place, way] = /^(remove|move)-image(\d+)(-earlier|-later)?$/.exec(intent) ?? [];
  const at = Number(place) - 1;
  if (verb === 'remove' && !way) return images.filter((_, other) => other !== at);
  if (verb === 'move' && way) return inOtherOrder(images, at, way === '-earlier' ? -1 : 1);
  return undefined;
}

/** Swaps the item at that place with its neighbour. At either end nothing moves. */
export function inOtherOrder<Item>(items: readonly Item[], at: number, step: -1 | 1): Item[] {
  const [moved, other] = [items[at], items[at + step]];
  if (moved === undefined || other === undefined) return [...items];
  return items.map((item, place) => {
    if (place === at) return other;
    return place === at + step ? moved : item;
  });
}

/** Counts how many more pictures the form takes. */
export function roomForImages(values: Values): number {
  return imageFields.length - imagesIn(values).filter((image) => image.trim() !== '').length;
}

/** Puts new pictures where a field is empty, and into fields of their own after that. */
export function withPictures(values: Values, paths: readonly string[]): Values {
  return { ...withoutImages(values), ...withImages(filledIn(imagesIn(values), paths)) };
}

function filledIn(images: string[], paths: readonly string[]): string[] {
  const waiting = [...paths];
  const filled = images.map((image) => (image.trim() === '' ? (waiting.shift() ?? image) : image));
  return [...filled, ...waiting];
}

/** Puts the addresses of pictures into the fields of the form, at least into one. */
export function withImages(images: readonly string[]): Record<ImageField, string> {
  const shown = images.length === 0 ? [''] : images.slice(0, imageFields.length);
  return Object.fromEntries(shown.map((image, place) => [`image${place + 1}`, image]));
}

function withoutImages(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name !== 'intent' && !imageFields.includes(name as ImageField),
    ),
  );
}
