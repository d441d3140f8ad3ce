import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductPicture } from './picture.tsx';

function html(src: string | null): string {
  return renderToStaticMarkup(<ProductPicture src={src} alt="Oil" sizes="384px" />);
}

test('a built-in picture has two formats, in widths up to its own', () => {
  expect(html('/pictures/oil-100-480.webp')).toContain(
    '<source type="image/avif" srcSet="/pictures/oil-100-160.avif 160w, /pictures/oil-100-320.avif 320w, /pictures/oil-100-480.avif 480w" sizes="384px"/>',
  );
});

test('an uploaded picture has only WebP, in widths up to its own', () => {
  const markup = html('/media/0a-700.webp');
  expect(markup).not.toContain('avif');
  expect(markup).toContain(
    '<source type="image/webp" srcSet="/media/0a-160.webp 160w, /media/0a-320.webp 320w, /media/0a-480.webp 480w, /media/0a-700.webp 700w" sizes="384px"/>',
  );
  expect(markup).toContain('src="/media/0a-700.webp"');
});

test('a picture of another host is used as it is, with its space reserved', () => {
  const markup = html('https://cdn.example/oil.jpg');
  expect(markup).not.toContain('<picture');
  expect(markup).toContain('src="https://cdn.example/oil.jpg"');
  expect(markup).toMatch(/width="1200" height="1200" decoding="async" loading="lazy"/);
});

test('a product without a picture shows the fallback picture', () => {
  expect(html(null)).toContain('/pictures/fallback-800.webp');
  expect(html('')).toContain('/pictures/fallback-800.webp');
});
