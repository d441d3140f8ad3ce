type InitialValues = Record<string, string | undefined>;

/**
 * Returns the names of the fields that differ from the values that the form opened with, including removed fields
 * that had a value. Hidden fields and files are ignored.
 */
export function unsavedFields(form: HTMLFormElement, initial: InitialValues = {}): string[] {
  const changed = [...form.elements].flatMap((control) => {
    const field = control as HTMLInputElement;
    return isChanged(field, initial[field.name]) ? [field.name] : [];
  });
  const removed = Object.keys(initial).filter(
    (name) => initial[name] && !form.elements.namedItem(name),
  );
  return [...changed, ...removed];
}

function isChanged(control: Element, initial: string | undefined): boolean {
  if (control instanceof HTMLSelectElement) {
    return control.value !== (initial ?? defaultChoice(control));
  }
  if (control instanceof HTMLTextAreaElement) return isTextChanged(control, initial);
  return control instanceof HTMLInputElement && isInputChanged(control, initial);
}

function isInputChanged(input: HTMLInputElement, initial: string | undefined): boolean {
  const { type, value, checked, defaultChecked } = input;
  if (type === 'hidden' || type === 'file') return false;
  if (type === 'checkbox') return checked !== (initial ? initial === 'on' : defaultChecked);
  if (type === 'radio') return checked && (initial ? initial !== value : !defaultChecked);
  return isTextChanged(input, initial);
}

/** Compares after normalizing line endings to those of a text area. */
function isTextChanged(
  control: HTMLInputElement | HTMLTextAreaElement,
  initial: string | undefined,
) {
  return control.value !== (initial ?? control.defaultValue).replaceAll('\r\n', '\n');
}

function defaultChoice({ options }: HTMLSelectElement): string {
  const chosen = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return chosen?.value ?? '';
}
