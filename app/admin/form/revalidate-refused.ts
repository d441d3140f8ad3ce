import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Reloads the data of a page if its form was refused because something had changed in the meantime. */
export function revalidateRefused(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
