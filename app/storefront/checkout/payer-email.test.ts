import { expect, test } from 'vitest';
import { errorText } from '#ui/form/form-fields.ts';
import { checkoutFields } from './checkout.copy.ts';

test('the message about a missing e-mail address says that online payment needs one', () => {
  const message = errorText(checkoutFields.email, 'required');
  expect([message.en, message.si]).toEqual([
    'Online payment needs an email address.',
    'ඔන්ලයින් ගෙවීමට ඊමේල් ලිපිනයක් අවශ්‍යයි.',
  ]);
  expect(errorText(checkoutFields.email, 'email').en).toBe('Please enter a valid email address.');
});
