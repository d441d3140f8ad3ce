import type { ReactNode } from 'react';
import { href } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text.tsx';
import {
  type AdminRefusal,
  adminsCopy,
  customerAdminFields,
  newAdminFields,
  refusalWords,
} from './admins.copy.ts';
import type { MadeLink } from './link-message.server.ts';
import { LinkReady } from './link-ready.tsx';

export type NewAdminAnswer = FormAnswer<AdminRefusal> | { made: MadeLink };

/** Two ways to another admin: a person with no account yet, or one of the shop's customers. */
export function NewAdminPage({ answer }: { answer: NewAdminAnswer | undefined }) {
  if (answer && 'made' in answer) return <LinkReady made={answer.made} />;
  const isOfCustomer = answer?.values['intent'] === 'customer';
  return (
    <OverList
      as="sheet"
      title={adminsCopy.add}
      listHref={href('/admin/admins')}
      footer={
        <ButtonLink to={href('/admin/admins')} preventScrollReset variant="outline">
          <Both of={shellCopy.cancel} />
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <Way
          who="new"
          of={adminsCopy.somebodyNew}
          lead={adminsCopy.somebodyNewLead}
          button={adminsCopy.makeLink}
          fields={newAdminFields}
          answer={isOfCustomer ? undefined : answer}
        >
          <TextField name="name" />
          <TextField name="username" />
        </Way>
        <Way
          who="customer"
          of={adminsCopy.customer}
          lead={adminsCopy.customerLead}
          button={adminsCopy.admit}
          fields={customerAdminFields}
          answer={isOfCustomer ? answer : undefined}
        >
          <TextField name="email" autoComplete="off" />
        </Way>
      </div>
    </OverList>
  );
}

type WayProps = {
  who: 'new' | 'customer';
  of: Bilingual;
  lead: Bilingual;
  button: Bilingual;
  fields: FormFields;
  answer: FormAnswer<AdminRefusal> | undefined;
  children: ReactNode;
};

function Way({ who, of, lead, button, children, ...form }: WayProps) {
  const title = `way-${who}`;
  const refusal = form.answer?.refusal;
  return (
    <section aria-labelledby={title} className="rounded-md border border-line bg-cream-50 p-4.5">
      <h3 id={title} className="text-base leading-snug font-semibold">
        <Both of={of} />
      </h3>
      <p className="mt-1.5 text-md text-ink-600">
        <Text of={lead} />
      </p>
      <Form
        {...form}
        action={`${href('/admin/admins/new')}?who=${who}`}
        prefix={who}
        isShort
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="intent" value={who} />
        <FormProblems refused={refusal && refusalWords(refusal)} />
        {children}
        <PasswordField name="password" />
        <div>
          <SubmitButton of={button} />
        </div>
      </Form>
    </section>
  );
}
