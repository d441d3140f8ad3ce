const mediaName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{1,3})\.webp$/;

export type MediaName = { id: string; width: number };

/** Parses the name of a stored picture; returns undefined for any other name, so that none leads out of the folder. */
export function readMediaName(name: string): MediaName | undefined {
  const [, id, width] = mediaName.exec(name) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) };
}

export function mediaNameOf({ id, width }: MediaName): string {
  return `${id}-${width}.webp`;
}
