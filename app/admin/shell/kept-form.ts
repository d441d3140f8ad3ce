import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { type SentForm, sentForm } from './sent-form.ts';

/** It outlives the page that a broken connection takes away. Only a browser writes it. */
let kept: SentForm | undefined;

/** Keeps what is being sent until the shop has answered. */
export function useKeptForm() {
  const { state, formMethod, formAction, formData } = useNavigation();
  useEffect(() => {
    if (state === 'submitting' && formMethod === 'POST') kept = sentForm({ formAction, formData });
    if (state === 'idle') kept = undefined;
  }, [state, formMethod, formAction, formData]);
}

/** What was on its way when the connection broke. A browser says of a broken connection that it is a TypeError. */
export function formLostWith(error: unknown): SentForm | undefined {
  return error instanceof TypeError ? kept : undefined;
}
