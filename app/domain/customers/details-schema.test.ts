import { expect, test } from 'vitest';
import { signUpSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { detailsSchema } from './details-schema.server.ts';

test('details are parsed as at the sign-in: the e-mail address in lower case, the phone as E.164', () => {
  const typed = { name: ' Kamala ', email: 'Kamala@Example.LK', phone: '077 123 4567' };
  expect(detailsSchema.parse(typed)).toEqual({
    name: 'Kamala',
    email: 'kamala@example.lk',
    phone: '+94771234567',
    password: '',
  });
  expect(detailsSchema.parse({ name: 'K', email: ' ', phone: '' })).toEqual({
    name: 'K',
    email: undefined,
    phone: undefined,
    password: '',
  });
});

test.each([1, 100, 101, 120])(
  'a sign-up and the details accept a name of %i characters alike: only up to 100',
  (length) => {
    const name = 'ක'.repeat(length);
    const [isAcceptedAtSignUp, isAcceptedInDetails] = [signUpSchema, detailsSchema].map(
      ({ shape }) => shape.name.safeParse(name).success,
    );
    expect([isAcceptedAtSignUp, isAcceptedInDetails]).toEqual([length <= 100, length <= 100]);
  },
);

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ email: 'kamala' }, 'email', 'email'],
  [{ email: '0771234567' }, 'email', 'email'],
  [{ email: 'x@account.invalid' }, 'email', 'email'],
  [{ phone: '12' }, 'phone', 'phone'],
  [{ phone: 'kamala@example.lk' }, 'phone', 'phone'],
])('%j is refused in the field %s as %s', (overrides, field, problem) => {
  const { error } = detailsSchema.safeParse({ name: 'K', email: '', phone: '', ...overrides });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]]);
});
