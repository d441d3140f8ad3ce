import { expect, test } from 'vitest';
import { resultOf } from './use-uploads.ts';

test('a response that the shop did not send, such as the login page of a Wi-Fi, counts as a failed upload', () => {
  for (const responseText of ['<title>Welcome to the Wi-Fi</title>', '', '{}', 'null']) {
    expect(resultOf({ status: 200, responseText }), responseText).toEqual({ code: 'failed' });
  }
  const responseText = JSON.stringify({ paths: ['/media/balm.webp'], problems: [] });
  expect(resultOf({ status: 200, responseText })).toEqual({ path: '/media/balm.webp' });
});
