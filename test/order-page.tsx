import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OrderPageData } from '#admin/order/forms/order-form.tsx';
import { type OrderStep, stepHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';

type RefusedForm = { step: OrderStep; code: string; values?: Record<string, string> };

/** Renders a part of an order's page as the response to a refused form, or without one as the page opens. */
export function renderOrderPart(
  order: Order,
  part: (page: OrderPageData) => ReactNode,
  refused?: RefusedForm,
): string {
  const page = { order, listState: unfilteredListState, formKey: 'k', resetKey: '' };
  const path = stepHref(order.id, refused?.step ?? 'note', unfilteredListState);
  const { code, values = {} } = refused ?? {};
  const answer = code && { values, problems: {}, refusal: { code } };
  const router = createMemoryRouter([{ id: 'order', path, element: part(page) }], {
    initialEntries: [path],
    hydrationData: { loaderData: {}, ...(answer && { actionData: { order: answer } }) },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
