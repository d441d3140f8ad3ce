import { expect, test } from 'vitest';
import { busyCopy } from '#server/admission/busy.copy.ts';
import { resultOf } from './use-uploads.ts';

test('a response that the shop did not send, such as the login page of a Wi-Fi, counts as a failed upload', () => {
  for (const responseText of ['<title>Welcome to the Wi-Fi</title>', '', '{}', 'null']) {
    expect(resultOf({ status: 200, responseText }), responseText).toEqual({ code: 'failed' });
  }
  const responseText = JSON.stringify({ paths: ['/media/balm.webp'], problems: [] });
  expect(resultOf({ status: 200, responseText })).toEqual({ path: '/media/balm.webp' });
});

test('a picture that a busy shop refuses says that many are being prepared, and one that a proxy refuses does not', () => {
  const responseText = JSON.stringify({ busy: busyCopy.formByScript });
  expect(resultOf({ status: 503, responseText })).toEqual({ code: 'busy' });
  for (const responseText of ['<h1>503 Service Unavailable</h1>', '{}']) {
    expect(resultOf({ status: 503, responseText }), responseText).toEqual({ code: 'failed' });
  }
});
