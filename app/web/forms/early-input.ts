type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps text that is typed before hydration, because React resets text areas to the server's text
 * and dispatches no event for it. Returns a function that restores the text and dispatches the events.
 */
export function keepEarlyInput(): () => void {
  const earlyTexts = new Map<TextInput, string>();
  const remember = (field: EventTarget | null) => {
    if (isTextInput(field)) earlyTexts.set(field, field.value);
  };
  for (const field of document.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) remember(field);
  }
  const onInput = ({ target }: Event) => remember(target);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    for (const [field, text] of earlyTexts) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function isTextInput(field: EventTarget | null): field is TextInput {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'file')
  );
}
