import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#domain/kernel/bilingual.ts';
import { LanguageProvider } from './language.tsx';
import { Both, Text } from './text.tsx';

const cart = { en: 'Your Cart', si: 'ඔබේ කරත්තය' };
const onlyEnglish = { en: 'Twin Pack', si: '' };

function html(language: Language, node: ReactNode): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{node}</LanguageProvider>);
}

test('an English page shows the English first and the Sinhala, marked as such, after it', () => {
  expect(html('en', <Both of={cart} />)).toBe(
    'Your Cart <span lang="si" class="second">ඔබේ කරත්තය</span>',
  );
});

test('a Sinhala page shows only the Sinhala', () => {
  expect(html('si', <Both of={cart} />)).toBe('ඔබේ කරත්තය');
});

test('English on a Sinhala page is marked as English', () => {
  expect(html('si', <Text of={onlyEnglish} />)).toBe('<span lang="en">Twin Pack</span>');
});

test('a pair with the same text twice, or without Sinhala, is shown once', () => {
  expect(html('en', <Both of={{ en: 'WhatsApp', si: 'WhatsApp' }} />)).toBe('WhatsApp');
  expect(html('en', <Both of={onlyEnglish} />)).toBe('Twin Pack');
});
