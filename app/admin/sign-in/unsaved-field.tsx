import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';

/** Carries along what was typed when the session had ended, from one screen before the panel to the next. */
export function UnsavedField({ unsaved }: { unsaved: UnsavedForm | undefined }) {
  return unsaved ? <input type="hidden" name="unsaved" value={JSON.stringify(unsaved)} /> : null;
}
