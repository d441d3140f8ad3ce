import type { FormFields } from './form-fields.ts';

type Values = Pick<FormData, 'getAll'>;
type Watched = Problems & {
  /** The ids of the controls of the wrong fields. */
  ids: readonly string[];
  onCorrected: (names: readonly string[]) => void;
};

/**
 * Notifies of wrong fields that are changed from now on, by typing or by a script that notifies the form, such as the choice
 * of a town. Returns a cleanup.
 */
export function watchCorrections({ ids, onCorrected, ...problems }: Watched) {
  const form = formAround(ids);
  if (!form) return;
  const answered = new FormData(form);
  let names: string[] = [];
  const onInput = () => {
    const changed = changedFields(problems, { answered, now: new FormData(form) });
    const more = changed.filter((name) => !names.includes(name));
    if (more.length === 0) return;
    names = [...names, ...more];
    onCorrected(names);
  };
  form.addEventListener('input', onInput);
  return () => form.removeEventListener('input', onInput);
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
