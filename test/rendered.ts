import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a part of a page as the server does, at a path on which its links and forms work. */
export function htmlOf(element: ReactNode, path = '/'): string {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

/** Returns the text of what is rendered, with one space for each gap. */
export function textOf(element: ReactNode, path = '/'): string {
  return htmlOf(element, path)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
