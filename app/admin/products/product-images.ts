import { type ImageField, imageFields } from '#domain/catalog/editing/product-form.ts';

type Values = Record<string, string>;

/** Returns the picture URLs in the order of the form: at least one, including empty ones. */
export function imagesIn(values: Values): string[] {
  const submittedFields = imageFields.filter((field) => values[field] !== undefined);
  return submittedFields.length === 0 ? [''] : submittedFields.map((field) => values[field] ?? '');
}

/**
 * Applies the intents of the form without JavaScript: `add-image`, `remove-image2`, `move-image2-earlier`.
 * Returns undefined for any other intent.
 */
export function withChangedImages(values: Values): Values | undefined {
  const changed = applyImageIntent(imagesIn(values), values['intent'] ?? '');
  return changed && { ...withoutImages(values), ...withImages(changed) };
}

function applyImageIntent(images: string[], intent: string): string[] | undefined {
  if (intent === 'add-image') return [...images, ''].slice(0, imageFields.length);
  const [, verb, position, direction] =
    /^(remove|move)-image(\d+)(-earlier|-later)?$/.exec(intent) ?? [];
  const index = Number(position) - 1;
  if (verb === 'remove' && !direction) return images.filter((_, other) => other !== index);
  if (verb === 'move' && direction)
    return moveItem(images, index, direction === '-earlier' ? -1 : 1);
  return undefined;
}

/** Swaps an item with its neighbour; does nothing at either end. */
function moveItem<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const [moved, neighbour] = [items[index], items[index + step]];
  if (moved === undefined || neighbour === undefined) return [...items];
  return items.map((item, position) => {
    if (position === index) return neighbour;
    return position === index + step ? moved : item;
  });
}

/** Returns whether a URL is complete enough to load a picture. */
export function isPictureUrl(url: string): boolean {
  return /^(https:\/\/[^/]+\/|\/(pictures|media)\/).+/.test(url.trim());
}

/** Moves a picture to another position. Positions count, from 1, only the fields with a complete URL; the others stay. */
export function movePicture<Row extends { image: string }>(
  rows: readonly Row[],
  { from, to }: { from: number; to: number },
): Row[] {
  const pictures = rows.filter(({ image }) => isPictureUrl(image));
  const picture = pictures[from - 1];
  if (!picture || to < 1 || to > pictures.length) return [...rows];
  const others = pictures.filter((row) => row !== picture);
  const ordered = [...others.slice(0, to - 1), picture, ...others.slice(to - 1)];
  return rows.map((row) => (isPictureUrl(row.image) ? (ordered.shift() ?? row) : row));
}

/** Returns how many more pictures the form accepts. */
export function countFreeImageFields(values: Values): number {
  return imageFields.length - imagesIn(values).filter((image) => image.trim() !== '').length;
}

/** Fills empty fields with new pictures, then appends fields for the rest. */
export function withPictures(values: Values, paths: readonly string[]): Values {
  return { ...withoutImages(values), ...withImages(filledIn(imagesIn(values), paths)) };
}

function filledIn(images: string[], paths: readonly string[]): string[] {
  const waiting = [...paths];
  const filled = images.map((image) => (image.trim() === '' ? (waiting.shift() ?? image) : image));
  return [...filled, ...waiting];
}

/** Maps picture URLs to the fields of the form, at least one. */
export function withImages(images: readonly string[]): Record<ImageField, string> {
  const urls = images.length === 0 ? [''] : images.slice(0, imageFields.length);
  return Object.fromEntries(urls.map((image, position) => [`image${position + 1}`, image]));
}

function withoutImages(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name !== 'intent' && !imageFields.includes(name as ImageField),
    ),
  );
}
