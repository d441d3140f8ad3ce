import { Form, href, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { AdminAnswer } from './admin-answer.ts';
import { adminsCopy } from './admins.copy.ts';
import { LinkReady } from './link-ready.tsx';
import { OwnPassword } from './own-password.tsx';

/** Two ways to another admin: a person with no account yet, or one of the shop's customers. */
export function NewAdminPage({ answer }: { answer: AdminAnswer | undefined }) {
  if (answer?.made) return <LinkReady made={answer.made} />;
  const ofCustomer = answer?.intent === 'customer' ? answer : undefined;
  const ofNew = answer && !ofCustomer ? answer : undefined;
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
        <SomebodyNew answer={ofNew} />
        <ACustomer answer={ofCustomer} />
      </div>
    </OverList>
  );
}

function SomebodyNew({ answer }: { answer: AdminAnswer | undefined }) {
  const { problems = {}, values } = answer ?? {};
  return (
    <Way of={adminsCopy.somebodyNew} lead={adminsCopy.somebodyNewLead} who="new" answer={answer}>
      <TextField
        name="name"
        label={adminsCopy.name}
        error={problems.name}
        defaultValue={values?.name}
        autoComplete="off"
        maxLength={120}
        required
      />
      <TextField
        name="username"
        label={adminsCopy.username}
        hint={adminsCopy.usernameHint}
        error={problems.username}
        defaultValue={values?.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
      />
    </Way>
  );
}

function ACustomer({ answer }: { answer: AdminAnswer | undefined }) {
  const { problems = {}, values } = answer ?? {};
  return (
    <Way of={adminsCopy.customer} lead={adminsCopy.customerLead} who="customer" answer={answer}>
      <TextField
        name="email"
        type="email"
        label={adminsCopy.email}
        error={problems.email}
        defaultValue={values?.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Way>
  );
}

type WayProps = {
  of: Bilingual;
  lead: Bilingual;
  who: 'new' | 'customer';
  answer: AdminAnswer | undefined;
  children: React.ReactNode;
};

function Way({ of, lead, who, answer, children }: WayProps) {
  const { state, formAction } = useNavigation();
  const action = `${href('/admin/admins/new')}?who=${who}`;
  const title = `way-${who}`;
  return (
    <section aria-labelledby={title} className="rounded-md border border-line bg-cream-50 p-4.5">
      <h3 id={title} className="text-base leading-snug font-semibold">
        <Both of={of} />
      </h3>
      <p className="mt-1.5 text-md text-ink-600">
        <Text of={lead} />
      </p>
      <Form method="post" action={action} noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value={who} />
        {answer?.problems.form && <RefusalNotice of={answer.problems.form} answer={answer} />}
        {children}
        <OwnPassword id={`password-${who}`} error={answer?.problems.password} />
        <div>
          <Button type="submit" busy={state === 'submitting' && formAction === action}>
            <Both of={who === 'new' ? adminsCopy.makeLink : adminsCopy.admit} />
          </Button>
        </div>
      </Form>
    </section>
  );
}
