import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A form that was refused because something changed meanwhile is shown with how it stands now. */
export function revalidateRefused(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate;
}
