import { renderToStaticMarkup } from 'react-dom/server';
import { useToaster } from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { toasts } from './toast.tsx';
import { Toaster } from './toaster.tsx';

test('of many toasts the newest twenty are shown', () => {
  for (let number = 1; number <= 25; number += 1) {
    toasts.error({ en: `Message ${number}.`, si: `පණිවිඩය ${number}.` }, `message-${number}`);
  }
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Toaster closeLabel={{ en: 'Close', si: 'වසන්න' }} />
    </LanguageProvider>,
  );
  expect(html.match(/Message \d+\./g)).toHaveLength(20);
  expect(html).toContain('Message 25.');
  expect(html).not.toContain('Message 5.');
});

test('the shop shows a toast in the language of the page, and the panel in both', () => {
  toasts.success({ en: 'Saved.', si: 'සුරැකුණා.' }, 'saved');
  const render = (options: { inBothLanguages: boolean }) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <Toaster closeLabel={{ en: 'Close', si: 'වසන්න' }} {...options} />
      </LanguageProvider>,
    );
  const inShop = render({ inBothLanguages: false });
  expect(inShop).toContain('Saved.');
  expect(inShop).not.toContain('සුරැකුණා.');
  expect(render({ inBothLanguages: true })).toContain('සුරැකුණා.');
});

test('a toast has the duration of its kind, whatever the duration of the toast that it replaces', () => {
  const saved = { en: 'Saved.', si: 'සුරැකුණා.' };
  const undo = { id: 'cart', label: saved };
  for (const durationMs of [6000, Number.POSITIVE_INFINITY]) {
    for (const showNext of [
      () => toasts.success(saved, 'cart'),
      () => toasts.withAction('success', saved, undo),
    ]) {
      toasts.withAction('error', saved, { ...undo, durationMs });
      expect(durationOf('cart')).toBe(durationMs);
      showNext();
      expect(durationOf('cart')).toBe(2000);
    }
  }
  toasts.dismiss('cart');
});

/** Returns for how many milliseconds the library shows a toast. */
function durationOf(id: string): number {
  return Number(renderToStaticMarkup(<Duration of={id} />));
}

function Duration({ of }: { of: string }) {
  const { toasts: current } = useToaster({ success: { duration: 2000 } });
  return current.find(({ id }) => id === of)?.duration;
}
