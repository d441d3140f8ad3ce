import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { Form } from '#ui/form/form.tsx';
import { policyFormFields } from './policies.copy.ts';
import { PolicyFields } from './policy-fields.tsx';

type Props = Parameters<typeof PolicyFields>[0];

test('the notice that another admin cleared a text is in the language of the panel, not in that of the text', () => {
  const drafts = { titleEn: '', titleSi: '', contentEn: '', contentSi: '' };
  const fieldsWith = (contentSi: string) => {
    const props = { drafts, facts: {}, theirs: { contentSi }, onInput: () => undefined };
    return htmlOf(
      <Form fields={policyFormFields} answer={undefined}>
        <PolicyFields {...(props as unknown as Props)} />
      </Form>,
    );
  };
  expect(fieldsWith('දින හතක්')).toMatch(/<div lang="si"[^>]*>දින හතක්/);
  expect(fieldsWith('')).not.toContain('<div lang="si"');
});
