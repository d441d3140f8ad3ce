import { useEffect, useState } from 'react';
import type { FormAnswer } from './form-answer.ts';
import type { FormFields } from './form-fields.ts';

type Values = Pick<FormData, 'getAll'>;
type Correctable = {
  fields: FormFields;
  answer: FormAnswer<unknown> | undefined;
  /** Returns the id of a control by the name of its field. */
  idOf: (name: string) => string;
};

const none: readonly string[] = [];

/**
 * Returns the names of wrong fields that were changed since the answer, by typing or by a script that notifies the form, such
 * as the choice of a town. Forgets them with the next answer.
 */
export function useCorrectedFields({ fields, answer, idOf }: Correctable): readonly string[] {
  const [corrected, setCorrected] = useState({ answer, names: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer has other problems
  useEffect(() => {
    const problems = answer?.problems ?? {};
    const form = formAround(Object.keys(problems).map(idOf));
    if (!form) return;
    const answered = new FormData(form);
    let names = none;
    const onInput = () => {
      const changed = changedFields({ fields, problems }, { answered, now: new FormData(form) });
      const more = changed.filter((name) => !names.includes(name));
      if (more.length === 0) return;
      names = [...names, ...more];
      setCorrected({ answer, names });
    };
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [answer]);
  return corrected.answer === answer ? corrected.names : none;
}

type Problems = { fields: FormFields; problems: Record<string, string> };

/** Returns the wrong fields that have another value now, or whose problem another field has that has one. */
export function changedFields(
  { fields, problems }: Problems,
  { answered, now }: { answered: Values; now: Values },
): string[] {
  const isChanged = (name: string) => textOf(answered, name) !== textOf(now, name);
  return Object.entries(problems).flatMap(([name, code]) => {
    const other = fields[name]?.correctedBy?.[code];
    return isChanged(name) || (other && isChanged(other)) ? [name] : [];
  });
}

/** Returns all values of a field as one text; of a file its name and size. */
function textOf(values: Values, name: string): string {
  return JSON.stringify(
    values
      .getAll(name)
      .map((value) => (typeof value === 'string' ? value : [value.name, value.size])),
  );
}

function formAround(ids: readonly string[]): HTMLFormElement | undefined {
  const controls = ids.map((id) => document.getElementById(id));
  const forms = controls.map((control) => (control && 'form' in control ? control.form : null));
  return forms.find((form) => form instanceof HTMLFormElement);
}
