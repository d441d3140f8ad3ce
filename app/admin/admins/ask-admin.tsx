import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import type { AdminAnswer } from './admin-answer.ts';
import { OwnPassword } from './own-password.tsx';

const formId = 'ask-admin';

export type AskAdminProps = {
  title: Bilingual;
  explained: Bilingual;
  button: Bilingual;
  variant: 'primary' | 'danger';
  icon: ReactNode;
  name: string;
  signsInAs: string;
  answer: AdminAnswer | undefined;
};

/**
 * Something that is done to one admin, for the password of whoever does it. It posts to its own address and loads the
 * whole document, for it may end the session that asks.
 */
export function AskAdmin({ title, explained, name, signsInAs, answer, ...pressed }: AskAdminProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <OverList
      as="question"
      title={title}
      listHref={href('/admin/admins')}
      footer={
        <>
          <ButtonLink to={href('/admin/admins')} preventScrollReset variant="outline">
            <Both of={shellCopy.cancel} />
          </ButtonLink>
          <Button
            type="submit"
            form={formId}
            variant={pressed.variant}
            icon={pressed.icon}
            busy={isBusy}
          >
            <Both of={pressed.button} />
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" reloadDocument noValidate className="grid gap-4">
        {answer?.problems.form && <RefusalNotice of={answer.problems.form} answer={answer} />}
        <p className="text-lg leading-snug font-semibold wrap-anywhere">
          {name}
          <span className="block text-md font-normal text-ink-600">{signsInAs}</span>
        </p>
        <p>
          <Both of={explained} />
        </p>
        <OwnPassword error={answer?.problems.password} />
      </Form>
    </OverList>
  );
}
