import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import AddressesRoute from './addresses.route.tsx';

const address = {
  id: '4f0c8a52-6a1e-4b7e-9d27-1c5f3e8b9a60',
  customerName: 'Amma',
  phone: '077 123 4567',
  address: '12 Temple Road',
  city: 'Kandy',
  district: 'Kandy',
  province: 'Central',
  isDefault: true,
};

test('a saved address is deleted only after a question', () => {
  const props: unknown = {
    loaderData: { addresses: [address], flash: undefined },
  };
  const html = htmlOf(<AddressesRoute {...(props as ComponentProps<typeof AddressesRoute>)} />);
  const [question = ''] = html.match(/<details>.*<\/details>/s) ?? [];
  expect(question).toContain('Delete this address?');
  expect(question).toMatch(/<button[^>]*value="delete"/);
  expect(html.replace(question, '')).not.toContain('value="delete"');
});
