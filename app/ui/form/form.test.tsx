import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { TextField } from './fields.tsx';
import { FilesField } from './files-field.tsx';
import { Form, FormProblems } from './form.tsx';
import { type FormField, withLimits } from './form-fields.ts';
import { email, fullName } from './person.copy.ts';
import { unknownProblem } from './problems.copy.ts';

const fields = withLimits({ name: fullName, email }, { name: 100 });

function html(props: Partial<ComponentProps<typeof Form>> = {}, names = ['name', 'email']): string {
  const element = (
    <LanguageProvider language="en">
      <Form fields={fields} answer={undefined} {...props}>
        <FormProblems />
        {names.map((name) => (
          <TextField key={name} name={name} />
        ))}
      </Form>
    </LanguageProvider>
  );
  return htmlOf(element);
}

test('a field has its label, its limit, its type and its initial value', () => {
  const page = html({ initialValues: { name: 'Kamala' } });
  expect(page).toMatch(/<label for="name"[^>]*>Full Name/);
  expect(page).toMatch(/<input[^>]*required=""[^>]*maxLength="100"[^>]*value="Kamala"/);
  expect(page).toMatch(/<label for="email"[^>]*>Email <span[^>]*>\(optional\)/);
  expect(page).toMatch(/<input type="email"[^>]*inputMode="email"[^>]*autoComplete="email"/);
});

test('submitted values replace the initial ones, also where they are empty', () => {
  const answer = { values: { name: '', email: 'x' }, problems: { name: 'required' } };
  const page = html({ answer, initialValues: { name: 'Kamala', email: 'kamala@example.lk' } });
  expect(page).not.toContain('Kamala');
  expect(page).toContain('value="x"');
});

test('wrong fields are listed above the form in its order, and each has its error beside it', () => {
  const problems = { email: 'email', name: 'too-long' };
  const page = html({ answer: { values: {}, problems } });
  expect(page.match(/href="#\w+"/g)).toEqual(['href="#name"', 'href="#email"']);
  expect(page).toContain('Full Name: Please use at most 100 characters.');
  expect(page).toMatch(/<p id="name-error".*?Please use at most 100 characters\./);
  expect(page).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
});

test('forms of one page that share the names of fields have ids with a prefix', () => {
  const page = html({ prefix: 'contact', answer: { values: {}, problems: { name: 'required' } } });
  expect(page).toContain('href="#contact-name"');
  expect(page).toMatch(/<input[^>]*id="contact-name"[^>]*name="name"/);
});

test('a short form has no list: its first wrong field takes the focus', () => {
  const problems = { email: 'email', name: 'required' };
  const page = html({ focusesFirstError: true, answer: { values: {}, problems } });
  expect(page).not.toContain('role="alert"');
  expect(page.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([
    expect.stringContaining('name="name"'),
  ]);
});

test('a form about someone else turns off autofill', () => {
  expect(html({ isAboutSomeoneElse: true }).match(/autoComplete="\w+"/g)).toEqual([
    'autoComplete="off"',
    'autoComplete="off"',
  ]);
});

test('a form can have error texts for its own codes, and the list uses the full labels of fields', () => {
  const name = { ...fullName, wrong: {}, fullLabel: { en: 'Story 2, Name', si: 'නම' } };
  const errorTexts = { digits: ({ max = 0 }) => ({ en: `Only ${max} digits.`, si: 'ඉලක්කම්.' }) };
  const answer = { values: {}, problems: { name: 'digits' } };
  const page = html({ fields: { name: { ...name, max: 9 } }, errorTexts, answer }, ['name']);
  expect(page).toContain('Story 2, Name: Only 9 digits.');
  expect(page).toMatch(/<label for="name"[^>]*>Full Name/);
});

test('a form can omit maxlength, and a field can be optional without a mark', () => {
  const unmarked = { name: { ...fullName, max: 9, optional: 'unmarked' as const } };
  expect(html({ fields: unmarked }, ['name'])).toContain('maxLength="9"');
  const page = html({ fields: unmarked, allowsOverlongInput: true }, ['name']);
  expect(page).not.toMatch(/maxLength|required|\(optional\)/);
});

test('an unknown code has the general error text, and a field that the form lacks throws an error', () => {
  expect(
    html(
      { fields: { x: { label: fullName.label } }, answer: { values: {}, problems: { x: 'odd' } } },
      ['x'],
    ),
  ).toContain(unknownProblem.en);
  expect(() => html({}, ['phone'])).toThrow('no field "phone"');
});

test('a field for files says that it is required, and names a hint only where there is one', () => {
  const label = { en: 'Photo', si: 'ඡායාරූපය' };
  const formOf = (field: FormField) =>
    htmlOf(
      <Form fields={{ photo: field }} answer={undefined}>
        <FilesField name="photo" accept="image/webp" refusalOf={() => undefined} />
      </Form>,
    );
  expect(formOf({ label })).toContain('required=""');
  expect(formOf({ label })).not.toContain('aria-describedby');
  expect(formOf({ label, hint: label, optional: true })).toContain('aria-describedby="photo-hint"');
  expect(formOf({ label, optional: true })).not.toContain('required');
});
