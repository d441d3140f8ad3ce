import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads a page again whose form was refused because something has changed since. */
export function revalidateRefused(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
