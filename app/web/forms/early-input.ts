type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers text that is typed before React takes the page over, because React resets text areas to the server's text
 * and tells no component what was typed. Returns a function that does both.
 */
export function keepEarlyInput(): () => void {
  const typed = new Map<TextInput, string>();
  const remember = (field: EventTarget | null) => {
    if (isTextInput(field)) typed.set(field, field.value);
  };
  for (const field of document.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) remember(field);
  }
  const heard = ({ target }: Event) => remember(target);
  document.addEventListener('input', heard, true);
  return () => {
    document.removeEventListener('input', heard, true);
    for (const [field, text] of typed) {
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
