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

/** Submits a form with its files as a page without a script would. */
export function sendAsDocument({ url }: Request, fields: FormData): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.name = name;
    if (typeof value === 'string') {
      field.type = 'hidden';
      field.value = value;
    } else {
      const chosen = new DataTransfer();
      chosen.items.add(value);
      field.type = 'file';
      field.files = chosen.files;
      form.enctype = 'multipart/form-data';
    }
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return never;
}
