const mediaNamePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{1,3})\.webp$/;

export type MediaName = { id: string; width: number };

/** Parses the name of a stored picture; undefined for any other name, which prevents path traversal. */
export function parseMediaName(name: string): MediaName | undefined {
  const [, id, width] = mediaNamePattern.exec(name) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

export function formatMediaName({ id, width }: MediaName): string {
  return `${id}-${width}.webp`;
}
