import type { DataRouter } from 'react-router';

/** Never settles, so that the router keeps waiting while a document replaces the page. */
const never = new Promise<never>(() => {});

export function isShopReachable(): Promise<boolean> {
  return fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Loads the page as a document, with the hash of the navigation. */
export function loadAsDocument({ state }: DataRouter, { url }: Request): Promise<never> {
  window.location.assign(`${url}${state.navigation.location?.hash ?? ''}`);
  return never;
}

/** Submits a form as a page without a script would. Takes no files, because forms with files never navigate. */
export function sendAsDocument({ url }: Request, fields: FormData): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = `${value}`;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return never;
}
