import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ChargeBackList } from './order-lists.tsx';

test('a charge-back that came after its account was deleted says so instead of a name', () => {
  const listed = [
    { orderId: 'one', orderNumber: 'ORD-1-1', customerName: '', city: 'Matara', totalLkr: 7950 },
  ];
  const element = <ChargeBackList chargeBacks={{ count: 1, listed }} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('Person removed');
});
