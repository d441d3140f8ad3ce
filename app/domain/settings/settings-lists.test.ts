import { expect, test } from 'vitest';
import { isLineOf, trackingUrlFor } from './settings-lists.ts';

const pages =
  'Domex https://domex.example/track?id={number}\nPrompt Xpress https://px.example/{number}\nශ්\u200dරී https://sri.example/{number}';

test('a courier’s tracking page is found whatever the case, spaces and joiners of the name', () => {
  const addressOf = (courier: string, trackingNumber = 'DX 1/2') =>
    trackingUrlFor(pages, { courier, trackingNumber });
  expect(addressOf('Domex')).toBe('https://domex.example/track?id=DX%201%2F2');
  expect(addressOf(' prompt xpress ')).toBe('https://px.example/DX%201%2F2');
  expect(addressOf('ශ්රී')).toBe('https://sri.example/DX%201%2F2');
  expect(addressOf('Koombiyo')).toBeUndefined();
  expect(addressOf('Domex', '')).toBeUndefined();
});

test('the placeholder of a tracking page may be typed with a capital', () => {
  const line = 'Pronto https://pronto.example/{Number}';
  expect(isLineOf['tracking-addresses'](line)).toBe(true);
  const parcel = { courier: 'Pronto', trackingNumber: 'P 1' };
  expect(trackingUrlFor(line, parcel)).toBe('https://pronto.example/P%201');
});
