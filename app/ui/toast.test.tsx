import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from './language.tsx';
import { Toaster, toasts } from './toast.tsx';

test('of many messages the newest twenty are shown', () => {
  for (let number = 1; number <= 25; number += 1) {
    toasts.error({ en: `Message ${number}.`, si: `පණිවිඩය ${number}.` }, `message-${number}`);
  }
  const shown = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Toaster closeLabel={{ en: 'Close', si: 'වසන්න' }} />
    </LanguageProvider>,
  );
  expect(shown.match(/Message \d+\./g)).toHaveLength(20);
  expect(shown).toContain('Message 25.');
  expect(shown).not.toContain('Message 5.');
});
