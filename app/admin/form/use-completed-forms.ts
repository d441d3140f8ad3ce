import { useRef } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';

type SentForm = { formAction: string | undefined; formData: FormData | undefined };

type CompletedFormsOptions = {
  /** Data of the page that differs each time it is loaded. */
  loaded: unknown;
  /** The answer of the page's own action: set only if its form was refused. */
  answer?: unknown;
  /** Selects the forms that count, where the page has others. */
  isCounted?: (form: SentForm) => boolean;
};

/**
 * Counts the forms that were completed: each was sent, navigated here and reloaded the page. A refusal, a lost connection
 * or a link to another page of a list does not count, so that none of them clears a form.
 */
export function useCompletedForms(options: CompletedFormsOptions): number {
  const { loaded, answer, isCounted = () => true } = options;
  const { key } = useLocation();
  const form = useLastSentForm();
  const last = useRef({ key, loaded, completed: 0 });
  const hasReloaded = key !== last.current.key && loaded !== last.current.loaded;
  const isCompleted = hasReloaded && answer === undefined && form !== undefined && isCounted(form);
  last.current = { key, loaded, completed: last.current.completed + (isCompleted ? 1 : 0) };
  return last.current.completed;
}

/** Returns the form that is being sent or was sent last; undefined once a link was followed after it. */
function useLastSentForm(): SentForm | undefined {
  const navigation = useNavigation();
  const requests = [navigation, ...useFetchers()];
  const last = useRef<SentForm>(undefined);
  const sent = requests.find(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET');
  if (sent) last.current = { formAction: sent.formAction, formData: sent.formData };
  else if (navigation.state !== 'idle') last.current = undefined;
  return last.current;
}

/**
 * Returns the value as it was after the last completed form. In the React key of a form it resets the form only then, not
 * when someone else changes the value.
 */
export function useAfterLastForm<Value>(completedForms: number, value: Value): Value {
  const last = useRef({ completedForms, value });
  if (last.current.completedForms !== completedForms) last.current = { completedForms, value };
  return last.current.value;
}
