import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { chosenOrdersSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { settingsSchema } from '#domain/settings/form/settings-schema.server.ts';
import { anyText } from '#test/any-text.ts';
import { readForm } from './read-form.server.ts';

function postRequest(body: string) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

test('of a text field that is sent twice the last value counts', async () => {
  const form = await readForm(
    postRequest('name=Kamala&name=Nimal'),
    z.object({ name: formText({ max: 9 }) }),
  );
  expect(form).toMatchObject({ ok: true, value: { name: 'Nimal' }, values: { name: 'Nimal' } });
});

test('a field of the settings that is sent twice is validated by its last value, with a code of its form', async () => {
  const form = await readForm(
    postRequest('version=1&version=2&lkrPerUsd=300&lkrPerUsd=b'),
    settingsSchema,
  );
  expect(form).toMatchObject({ ok: false, refusal: { problems: { lkrPerUsd: 'not-number' } } });
  const good = await readForm(
    postRequest('version=1&version=2&lkrPerUsd=a&lkrPerUsd=300'),
    settingsSchema,
  );
  expect(good).toMatchObject({ ok: true, value: { version: 2 } });
});

test('a list keeps all its values, and a list with a wrong value is refused', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const good = await readForm(postRequest(`orderId=${one}&orderId=${other}`), chosenOrdersSchema);
  expect(good).toMatchObject({ ok: true, value: { orderId: [one, other] } });
  expect(
    await readForm(postRequest(`orderId=x&orderId=${other}`), chosenOrdersSchema),
  ).toMatchObject({
    ok: false,
  });
});

test('the returned values contain no passwords or codes', async () => {
  const body = 'name=Kamala&password=sesame&currentPassword=sesame&code=123456';
  const form = await readForm(postRequest(body), z.object({ password: z.string() }));
  expect(form).toMatchObject({ ok: true, value: { password: 'sesame' } });
  expect(form.values).toEqual({ name: 'Kamala' });
});

test('the returned values contain the switch codEnabled, although its name contains “code”', async () => {
  const form = await readForm(postRequest('codEnabled=off&code=123456&password=x'), settingsSchema);
  expect(form.values).toEqual({ codEnabled: 'off' });
});

test('a form with any fields is parsed or refused, and changes no prototype', async () => {
  const schema = z.object({ name: formText({ max: 20 }) }).loose();
  const name = fc.oneof(
    fc.constantFrom('name', '__proto__', 'constructor', 'toString'),
    fc.string(),
  );
  const fields = fc.array(fc.tuple(name, anyText()), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fields, async (pairs) => {
      const form = await readForm(postRequest(`${new URLSearchParams(pairs)}`), schema);
      const result = form.ok ? form.value : form.refusal.problems;
      expect([result, form.values].map(Object.getPrototypeOf)).toEqual([
        Object.prototype,
        Object.prototype,
      ]);
      expect(Object.keys(form.values)).not.toContain('__proto__');
    }),
  );
});
