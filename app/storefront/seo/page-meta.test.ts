import { expect, test } from 'vitest';
import { linkPicture, pageMeta } from './page-meta.ts';

const shell = {
  origin: 'https://sandhi.example',
  siteName: { en: 'Sandhi', si: 'සන්ධි' },
  contacts: [],
  pictures: {},
};
const page = {
  title: { en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීම' },
  description: { en: `${'word '.repeat(60)}end`, si: 'කෙටියි' },
};

function metaAt(pathname: string) {
  const matches = [undefined, { loaderData: shell }, { loaderData: {} }];
  return pageMeta({ location: { pathname }, matches }, page);
}

test('a page has one canonical URL in its language, and links to the page in the other language', () => {
  const links = metaAt('/si/refund-policy/').filter((meta) => 'tagName' in meta);
  expect(links).toMatchObject([
    { rel: 'canonical', href: 'https://sandhi.example/si/refund-policy' },
    { hrefLang: 'en', href: 'https://sandhi.example/refund-policy' },
    { hrefLang: 'si', href: 'https://sandhi.example/si/refund-policy' },
    { hrefLang: 'x-default', href: 'https://sandhi.example/refund-policy' },
  ]);
  expect(metaAt('/')).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: 'https://sandhi.example/' }),
  );
});

test('a shared link shows the picture, the title and the language', () => {
  const meta = metaAt('/si/refund-policy');
  expect(meta).toContainEqual({ title: page.title.si });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://sandhi.example/og.jpg',
  });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'si_LK' });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a long description ends after a whole word', () => {
  const [, description] = metaAt('/refund-policy') as { content: string }[];
  expect(description?.content).toMatch(/^(word )+word…$/);
  expect(description?.content.length).toBeLessThanOrEqual(161);
});

test('without the data of the layout a page still has its title', () => {
  expect(pageMeta({ location: { pathname: '/' }, matches: [] }, page)[0]).toEqual({
    title: 'Refund Policy',
  });
});

const origin = 'https://sandhi.example';

test('a product is shared with its own picture, in a format that messengers support', () => {
  for (const format of ['webp', 'avif']) {
    expect(linkPicture(origin, `/pictures/oil-100-1200.${format}`)).toEqual({
      url: 'https://sandhi.example/pictures/oil-100-1200.webp',
      card: 'summary',
      width: '1200',
      height: '1200',
    });
  }
});

test('a picture of another host is used as it is, without a size', () => {
  expect(linkPicture(origin, 'https://pictures.example/oil.jpg')).toEqual({
    url: 'https://pictures.example/oil.jpg',
    card: 'summary',
  });
});

test('a page without a picture is shared with the picture of the shop', () => {
  expect(linkPicture(origin, undefined)).toMatchObject({
    url: 'https://sandhi.example/og.jpg',
    card: 'summary_large_image',
  });
});
