import { expect, test } from 'vitest';
import { isPushEndpoint } from './add-push-device.server.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  'https://web.push.apple.com/QGuQyav',
])('an endpoint of a push service is accepted: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, { demo: false })).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.lk/fcm',
  'https://owner:pass@fcm.googleapis.com/fcm',
  'https://notify.windows.com.example.lk/',
  'https://evilnotify.windows.com/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/push',
  'http://127.0.0.1:3000/push',
  'http://[::1]/push',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
])('any other endpoint is refused: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, { demo: false })).toBe(false);
});

test('demo mode accepts a push service on this machine', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/push/1', { demo: true })).toBe(true);
  expect(isPushEndpoint('http://192.168.1.1/push/1', { demo: true })).toBe(false);
});
