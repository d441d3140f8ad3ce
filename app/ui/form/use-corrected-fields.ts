import { useEffect, useState } from 'react';
import type { FormAnswer } from './form-answer.ts';
import type { FormFields } from './form-fields.ts';

type Answered = {
  fields: FormFields;
  answer: FormAnswer<unknown> | undefined;
  /** Returns the id of a control by the name of its field. */
  idOf: (name: string) => string;
};

const none: readonly string[] = [];

/**
 * Returns the names of wrong fields that were changed since the answer. Forgets them with the next answer. Fetches its code
 * with the first answer that has problems; errors stay until the form is sent again where that fails.
 */
export function useCorrectedFields({ fields, answer, idOf }: Answered): readonly string[] {
  const [corrected, setCorrected] = useState({ answer, names: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer has other problems
  useEffect(() => {
    const problems = answer?.problems ?? {};
    const ids = Object.keys(problems).map(idOf);
    if (ids.length === 0) return;
    const onCorrected = (names: readonly string[]) => setCorrected({ answer, names });
    const watching = import('./corrected-fields.ts')
      .then(({ watchCorrections }) => watchCorrections({ fields, problems, ids, onCorrected }))
      .catch(() => undefined);
    return () => void watching.then((stop) => stop?.());
  }, [answer]);
  return corrected.answer === answer ? corrected.names : none;
}
