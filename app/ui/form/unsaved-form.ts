import { createContext } from 'react';

/** A form that was not saved: its action, and the texts that the page shows in its fields again. */
type UnsavedForm = { action: string; values: Record<string, string> };

/** Holds an unsaved form: a form with the same action opens with its texts instead of the saved values. */
export const UnsavedFormContext = createContext<UnsavedForm | undefined>(undefined);
