import type { MouseEvent } from 'react';

let pressed: string | undefined;

/**
 * Refuses the second press of a double click where another step has taken the place of the one that was meant. The same
 * step may be pressed again at once: the line may have broken.
 */
export function refuseDoublePress(event: MouseEvent, step: string): void {
  if (event.detail > 1 && step !== pressed) event.preventDefault();
  else pressed = step;
}
