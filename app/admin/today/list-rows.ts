export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** Returns whether a single key was meant for the list: pressed alone, and not typed into a field. */
export function isForList({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, select, textarea') !== null;
  return !(ctrlKey || metaKey || altKey || isField);
}

/** Moves the focus to the next row or the one before, from none to the first. */
export function moveFocus(rows: HTMLElement[], from: HTMLElement | null, by: number): void {
  openLink(rows, from ? rows.indexOf(from) + by : 0)?.focus();
}

/** Returns the link of the row at a place, or of the nearest there is. */
export function openLink(rows: HTMLElement[], at: number): HTMLElement | null | undefined {
  const row = rows[Math.min(Math.max(at, 0), rows.length - 1)];
  return row?.querySelector<HTMLElement>('[data-key="open"]');
}
