/** A form in the HTML of a page: its action, and the values that a browser would send if nothing is changed. */
export type FormInPage = { action: string; fields: Record<string, string> };

/** Returns every form of a page that posts, with the fields that it would send as it is. */
export function postForms(html: string): FormInPage[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, tag = '', inside = '']) =>
      /method="post"/.test(tag)
        ? [{ action: attribute(tag, 'action'), fields: fieldsIn(inside) }]
        : [],
  );
}

/** Returns the form that has this field. Throws when no form of the page has it. */
export function formWith(html: string, field: string): FormInPage {
  const found = postForms(html).find(({ fields }) => field in fields);
  if (!found) throw new Error(`No form of the page has a field ${field}.`);
  return found;
}

function fieldsIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    if (isSent(tag)) fields[attribute(tag, 'name')] = attribute(tag, 'value') || emptyValueOf(tag);
  }
  for (const [, tag = '', text = ''] of html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    fields[attribute(tag, 'name')] = plain(text.replace(/^\n/, ''));
  }
  for (const [, tag = '', options = ''] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const chosen =
      /<option\b[^>]*\bselected\b[^>]*>/.exec(options) ?? /<option\b[^>]*>/.exec(options);
    fields[attribute(tag, 'name')] = attribute(chosen?.[0] ?? '', 'value');
  }
  delete fields[''];
  return fields;
}

function isSent(tag: string): boolean {
  return !/type="(file|submit)"/.test(tag) && (!isChoice(tag) || /\bchecked\b/.test(tag));
}

function emptyValueOf(tag: string): string {
  return isChoice(tag) ? 'on' : '';
}

function isChoice(tag: string): boolean {
  return /type="(checkbox|radio)"/.test(tag);
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
