import { afterEach, expect, test, vi } from 'vitest';
import { busyCopy } from '#server/admission/busy.copy.ts';
import { resultOf, sendPicture } from './use-uploads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test('once the form is closed, the running upload is aborted and no other one is sent', async () => {
  const steps: string[] = [];
  class Request {
    upload = {};
    onabort = () => undefined;
    open = () => undefined;
    send = (form: FormData) => steps.push(`send ${(form.get('pictures') as File).name}`);
    abort = () => {
      steps.push('abort');
      this.onabort();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const form = new AbortController();
  const send = (name: string) =>
    sendPicture(new File(['x'], name), { onProgress: () => undefined, signal: form.signal });

  const running = send('balm.jpg');
  form.abort();
  expect(await running).toEqual({ code: 'cut' });
  const next = send('soap.jpg');
  expect(steps).toEqual(['send balm.jpg', 'abort']);
  expect(await next).toEqual({ code: 'cut' });
});
