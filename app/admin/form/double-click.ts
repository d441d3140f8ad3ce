import type { KeyboardEvent, MouseEvent } from 'react';

let lastStep: string | undefined;

/**
 * Ignores the second click of a double click if the button has changed to another step since the first. The same step
 * may be clicked again at once, because its request may have failed.
 */
export function ignoreDoubleClick(event: MouseEvent, step: string): void {
  if (event.detail > 1 && step !== lastStep) event.preventDefault();
  else lastStep = step;
}

/** Ignores Enter while it is held down, because the button may have changed to another step since. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
