import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { NotificationsPage } from './notifications-page.tsx';

test('the button that switches a device off is named by its visible words, in both languages, and then by the device', () => {
  const device = { id: 'one', name: 'Firefox on Windows', since: '21 Nov', isThisBrowser: false };
  const choices = { kinds: [], quiet: undefined };
  const page = { devices: [device], pushKey: '', isDemo: false, answer: undefined, ...choices };
  const html = htmlOf(<NotificationsPage {...page} />, '/admin/notifications');
  const [button = ''] =
    /<button[^>]*>(?:(?!<\/button>).)*Switch off.*?<\/button>/s.exec(html) ?? [];
  expect(button).not.toContain('aria-label');
  expect(button.replace(/<[^>]*>/g, '')).toBe('Switch off අක්‍රිය කරන්න: Firefox on Windows');
});
