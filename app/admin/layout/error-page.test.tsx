import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { PanelErrorPage } from './error-page.tsx';

const layoutRouteId = 'admin/layout/layout.route';

/** Renders the error page for a failed page inside the layout, with what the loader of the layout returned. */
function errorPageFor(loaded: { role: AdminRole }) {
  const page = { id: 'page', path: 'orders/:id', element: null };
  const route = {
    id: layoutRouteId,
    path: '/admin',
    ErrorBoundary: PanelErrorPage,
    children: [page],
  };
  const router = createMemoryRouter([route], {
    initialEntries: ['/admin/orders/1'],
    hydrationData: {
      loaderData: { [layoutRouteId]: loaded },
      errors: { [layoutRouteId]: new Error('Gone.') },
    },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('an owner sees an error beside the whole navigation, with a link to the dashboard', () => {
  const html = errorPageFor({ role: 'owner' });
  expect(html).toContain('href="/admin/settings"');
  expect(html).toMatch(/href="\/admin\/dashboard"[^>]*>.*Dashboard/);
});

test('a packer sees an error beside the navigation of packers, with a link to the packing page', () => {
  const html = errorPageFor({ role: 'packer' });
  expect(html).not.toContain('/admin/settings');
  const [, content = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(content).not.toContain('/admin/dashboard');
  expect(content).toContain('href="/admin/packing"');
});

test('an error of a page outside of the layout is shown without navigation, with links to the page and to the panel', () => {
  const page = { id: 'print', path: '/admin/orders/print' };
  const route = {
    ...page,
    element: null,
    errorElement: <PanelErrorPage isInLayout={false} />,
  };
  const router = createMemoryRouter([route], {
    initialEntries: [page.path],
    hydrationData: { loaderData: {}, errors: { [page.id]: new Error('Gone.') } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/admin/orders/print"', 'href="/admin"']);
});
