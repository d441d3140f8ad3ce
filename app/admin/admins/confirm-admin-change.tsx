import type { ReactNode } from 'react';
import { href } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Both } from '#ui/text/text.tsx';
import { type AdminRefusal, confirmFields, refusalCopy } from './admins.copy.ts';

const formId = 'confirm-admin-change';

type ConfirmAdminChangeProps = {
  title: Bilingual;
  explanation: Bilingual;
  label: Bilingual;
  variant: 'primary' | 'danger';
  icon: ReactNode;
  name: string;
  signsInAs: string;
  answer: FormAnswer<AdminRefusal> | undefined;
};

/**
 * Asks the signed-in admin for their own password before a change to one admin. Posts to its own URL and reloads the
 * document, because the change may end the current session.
 */
export function ConfirmAdminChange({
  title,
  explanation,
  name,
  signsInAs,
  answer,
  ...button
}: ConfirmAdminChangeProps) {
  return (
    <ListOverlay
      as="dialog"
      title={title}
      listHref={href('/admin/admins')}
      footer={
        <>
          <ButtonLink to={href('/admin/admins')} preventScrollReset variant="outline">
            <Both of={panelCopy.cancel} />
          </ButtonLink>
          <Button type="submit" form={formId} variant={button.variant} icon={button.icon}>
            <Both of={button.label} />
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        reloadDocument
        fields={confirmFields}
        answer={answer}
        focusesFirstError
        className="grid gap-4"
      >
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <p className="text-lg leading-snug font-semibold wrap-anywhere">
          {name}
          <span className="block text-md font-normal text-ink-600">{signsInAs}</span>
        </p>
        <p>
          <Both of={explanation} />
        </p>
        <PasswordField name="password" />
      </Form>
    </ListOverlay>
  );
}
