import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';

/** Passes on input that was typed before the session ended, from one sign-in step to the next. */
export function UnsavedField({ unsaved }: { unsaved: UnsavedForm | undefined }) {
  return unsaved ? <input type="hidden" name="unsaved" value={JSON.stringify(unsaved)} /> : null;
}
