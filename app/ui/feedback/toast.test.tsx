import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { toasts } from './toast.tsx';
import { Toaster } from './toaster.tsx';

test('of many messages the newest twenty are shown', () => {
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

test('the shop says a message in the language of the page, and the panel in both', () => {
  toasts.success({ en: 'Saved.', si: 'සුරැකුණා.' }, 'saved');
  const shownWith = (inBoth: boolean) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <Toaster closeLabel={{ en: 'Close', si: 'වසන්න' }} inBoth={inBoth} />
      </LanguageProvider>,
    );
  expect(shownWith(false)).toContain('Saved.');
  expect(shownWith(false)).not.toContain('සුරැකුණා.');
  expect(shownWith(true)).toContain('සුරැකුණා.');
});
