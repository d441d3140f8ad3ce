import type { ReactNode } from 'react';
import { data, href } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { addAdmin } from '#domain/admins/add-admin.server.ts';
import { addCustomerAsAdmin } from '#domain/admins/add-customer-as-admin.server.ts';
import { customerAdminForm, newAdminForm } from '#domain/admins/admin-schemas.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { answerHeaders, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readFormWithPassword } from '#web/forms/read-form-with-password.server.ts';
import type { Route } from './+types/new-admin.route';
import {
  type AdminRefusal,
  adminsCopy,
  customerAdminFields,
  newAdminFields,
  refusalCopy,
  roleLabels,
} from './admins.copy.ts';
import { composeLinkMessage } from './link-message.server.ts';
import { LinkReady } from './link-ready.tsx';
import { redirectToList } from './require-admin-by-id.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(adminsCopy.add, matches);
}

export const headers = answerHeaders;

export function loader() {
  return { formKey: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  const who = new URL(args.request.url).searchParams.get('who');
  return who === 'customer' ? addCustomer(args) : add(args);
}

async function add(args: Route.ActionArgs) {
  const read = await readFormWithPassword(args, newAdminForm);
  if ('answer' in read) return read.answer;
  const { running, shop, form, values } = read;
  const added = await addAdmin(shop, form);
  if (!added.ok) return wrongFieldsAnswer(values, { username: added.refusal.code }, 409);
  const linkMessage = await composeLinkMessage(shop, running.appUrl, {
    ...form,
    token: added.value.token,
  });
  return data({ linkMessage });
}

async function addCustomer(args: Route.ActionArgs) {
  const read = await readFormWithPassword(args, customerAdminForm);
  if ('answer' in read) return read.answer;
  const { running, shop, form, values } = read;
  const submission = { subject: 'admit-customer', values };
  const added = await onceForForm(shop, submission, (shop) => addCustomerAsAdmin(shop, form));
  if (!added.ok) return wrongFieldsAnswer(values, { email: added.refusal.code }, 409);
  return redirectToList(running, { kind: 'success', code: 'admin-added' });
}

/** Adds an admin: a new person, who gets a link, or a customer who already has an account. */
export default function NewAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'linkMessage' in actionData)
    return <LinkReady linkMessage={actionData.linkMessage} />;
  const answer: FormAnswer<AdminRefusal> | undefined = actionData;
  const isOfCustomer = answer?.values['who'] === 'customer';
  return (
    <ListOverlay
      as="sheet"
      title={adminsCopy.add}
      listHref={href('/admin/admins')}
      footer={
        <ButtonLink to={href('/admin/admins')} preventScrollReset variant="outline">
          <Both of={panelCopy.cancel} />
        </ButtonLink>
      }
    >
      <div className="grid gap-8">
        <NewAdminForm
          who="new"
          of={adminsCopy.newPerson}
          lead={adminsCopy.newPersonLead}
          button={adminsCopy.makeLink}
          fields={newAdminFields}
          answer={isOfCustomer ? undefined : answer}
        >
          <TextField name="name" />
          <TextField name="username" />
          <SelectField name="role" options={roleLabels} />
        </NewAdminForm>
        <NewAdminForm
          who="customer"
          of={adminsCopy.customer}
          lead={adminsCopy.customerLead}
          button={adminsCopy.makeAdmin}
          fields={customerAdminFields}
          answer={isOfCustomer ? answer : undefined}
        >
          <FormKey of={loaderData.formKey} />
          <TextField name="email" autoComplete="off" />
          <SelectField name="role" options={roleLabels} />
        </NewAdminForm>
      </div>
    </ListOverlay>
  );
}

type NewAdminFormProps = {
  who: 'new' | 'customer';
  of: Bilingual;
  lead: Bilingual;
  button: Bilingual;
  fields: FormFields;
  answer: FormAnswer<AdminRefusal> | undefined;
  children: ReactNode;
};

function NewAdminForm({ who, of, lead, button, children, ...form }: NewAdminFormProps) {
  const titleId = `new-admin-${who}`;
  const refusal = form.answer?.refusal;
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-line bg-cream-50 p-4.5">
      <h3 id={titleId} className="text-base leading-snug font-semibold">
        <Both of={of} />
      </h3>
      <p className="mt-1.5 text-md text-ink-600">
        <Text of={lead} />
      </p>
      <Form
        {...form}
        initialValues={{ role: 'owner' }}
        action={`${href('/admin/admins/new')}?who=${who}`}
        prefix={who}
        focusesFirstError
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="who" value={who} />
        <FormProblems refused={refusal && refusalCopy(refusal)} />
        {children}
        <PasswordField name="password" />
        <div>
          <SubmitButton of={button} />
        </div>
      </Form>
    </section>
  );
}
