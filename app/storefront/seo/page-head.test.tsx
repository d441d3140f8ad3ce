import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { productData } from './structured-data.ts';

const hostile = '</script><script>alert(1)</script><!-- "\u2028';
const oil = {
  id: 'x',
  slug: 'joint-oil',
  name: { en: hostile, si: hostile },
  description: { en: 'Warms.', si: '' },
  priceLkr: 3800,
  stock: 4,
  images: [],
  featured: true,
  reviewTotals: { count: 0, stars: 0 },
};

test('the name of a product cannot end the script element with the data for search engines', () => {
  const shop = {
    origin: 'https://sandhi.example',
    siteName: oil.name,
    contacts: [],
    pictures: {},
    deliveryFeeLkr: 0,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Meta,
      meta: ({ location }) =>
        pageMeta(
          { location, matches: [{ loaderData: shop }] },
          {
            title: oil.name,
            description: oil.name,
            data: (shopMeta) => [productData(shopMeta, oil)],
          },
        ),
    },
  ]);
  const html = renderToStaticMarkup(<Page />);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect((JSON.parse(data) as { name: string }).name).toBe(hostile);
  expect(html).not.toContain('<script>alert');
});
