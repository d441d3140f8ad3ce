import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductPicture } from './picture.tsx';

function html(src: string | null): string {
  return renderToStaticMarkup(<ProductPicture src={src} alt="Oil" sizes="384px" />);
}

test('our own picture comes in two formats, in no width that it does not have', () => {
  expect(html('/pictures/oil-100-480.webp')).toContain(
    '<source type="image/avif" srcSet="/pictures/oil-100-160.avif 160w, /pictures/oil-100-320.avif 320w, /pictures/oil-100-480.avif 480w" sizes="384px"/>',
  );
});

test('a picture of another address stands as it is, with its place kept free', () => {
  const markup = html('https://cdn.example/oil.jpg');
  expect(markup).not.toContain('<picture');
  expect(markup).toContain('src="https://cdn.example/oil.jpg"');
  expect(markup).toMatch(/width="1200" height="1200" decoding="async" loading="lazy"/);
});

test('a product without a picture shows ours', () => {
  expect(html(null)).toContain('/pictures/fallback-800.webp');
  expect(html('')).toContain('/pictures/fallback-800.webp');
});
