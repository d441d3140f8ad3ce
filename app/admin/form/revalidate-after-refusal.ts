import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Reloads the data of a page also after a 409: its form was refused because something had changed in the meantime. */
export function revalidateAfterRefusal(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
