import { expect, test } from 'vitest';
import { sentForm } from './sent-form.ts';

const formAction = '/admin/orders/new';

test('a form that did not arrive can be sent again as it was typed', () => {
  const formData = new FormData();
  formData.append('orderId', 'first');
  formData.append('orderId', 'second');
  expect(sentForm({ formAction, formData })).toEqual({
    action: formAction,
    fields: [
      ['orderId', 'first'],
      ['orderId', 'second'],
    ],
  });
});

test('passwords and files are not kept, nor is there anything to keep where nothing was sent', () => {
  const secret = new FormData();
  secret.append('newPassword', 'a secret');
  const picture = new FormData();
  picture.append('picture', new Blob(['png']), 'oil.png');
  expect(sentForm({ formAction, formData: secret })).toBeUndefined();
  expect(sentForm({ formAction, formData: picture })).toBeUndefined();
  expect(sentForm({})).toBeUndefined();
});
