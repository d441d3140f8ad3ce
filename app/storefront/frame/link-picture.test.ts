import { expect, test } from 'vitest';
import { linkPicture } from './link-picture.ts';

const origin = 'https://sandhi.example';

test('a product is shared with its own picture, which messengers can read', () => {
  for (const format of ['webp', 'avif']) {
    expect(linkPicture(origin, `/pictures/oil-100-1200.${format}`)).toEqual({
      url: 'https://sandhi.example/pictures/oil-100-1200.webp',
      card: 'summary',
      width: '1200',
      height: '1200',
    });
  }
});

test('a picture of another address stands as it is, and nobody knows its size', () => {
  expect(linkPicture(origin, 'https://pictures.example/oil.jpg')).toEqual({
    url: 'https://pictures.example/oil.jpg',
    card: 'summary',
  });
});

test('a page without a picture shows that of the shop', () => {
  expect(linkPicture(origin, undefined)).toMatchObject({
    url: 'https://sandhi.example/og.jpg',
    card: 'summary_large_image',
  });
});
