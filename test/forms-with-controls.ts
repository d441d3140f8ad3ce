export type FormWithControls = { action: string; fields: [name: string, value: string][] };

/** Returns the forms of a page that post, with every named control, even buttons and unticked boxes. Selects have no value. */
export function formsWithControls(html: string, path: string): FormWithControls[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => /\bmethod="post"/i.test(attributes))
    .map(([, attributes = '', inside = '']) => ({
      action: textOf('action', attributes) ?? path,
      fields: fieldsIn(inside),
    }));
}

function fieldsIn(html: string): FormWithControls['fields'] {
  const controls = /<(input|textarea|select|button)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g;
  return [...html.matchAll(controls)].flatMap(([, , attributes = '', text]) => {
    const name = textOf('name', attributes);
    const value = textOf('value', attributes) ?? decoded(text ?? '');
    return name === undefined ? [] : [[name, value]];
  });
}

function textOf(attribute: string, attributes: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${attribute}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : decoded(found);
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
