import { expect, test } from 'vitest';
import { loader } from './towns.route.ts';

async function suggest(query: string) {
  const url = new URL(`http://localhost:3000/towns${query}`);
  const response = loader({ url } as Parameters<typeof loader>[0]);
  return { headers: response.headers, ...(await response.json()) };
}

test('towns are suggested with the district and province that choosing one fills in, and cached by the browser for a day', async () => {
  const { place, towns, headers } = await suggest('?q=weligama');
  expect(place).toEqual({ district: 'Matara', province: 'Southern' });
  expect(towns[0]).toEqual({
    name: { en: 'Weligama', si: 'වැලිගම' },
    region: expect.objectContaining({ en: 'Matara District, Southern Province' }),
    district: 'Matara',
    province: 'Southern',
  });
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
});

test('a complete town name has a district and a province; an incomplete name, or one that two districts have, has neither', async () => {
  const yatiyana = await suggest('?q=Yatiyana');
  expect(yatiyana.place).toBeUndefined();
  expect(yatiyana.towns).toMatchObject([{ district: 'Gampaha' }, { district: 'Matara' }]);
  expect((await suggest('?q=welig')).place).toBeUndefined();
  expect((await suggest('?q=Colombo')).place).toEqual({ district: 'Colombo', province: 'Western' });
});

test('neither an empty text nor one of a thousand characters has suggestions', async () => {
  for (const query of ['', '?q=', `?q=${'x'.repeat(1000)}`]) {
    expect((await suggest(query)).towns).toEqual([]);
  }
});
