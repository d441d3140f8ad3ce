import type { MouseEvent } from 'react';

let lastStep: string | undefined;

/**
 * Ignores the second click of a double click if the button has changed to another step since the first. The same step
 * may be clicked again at once, because its request may have failed.
 */
export function ignoreDoubleClick(event: MouseEvent, step: string): void {
  if (event.detail > 1 && step !== lastStep) event.preventDefault();
  else lastStep = step;
}
