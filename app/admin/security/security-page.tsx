import { href } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { RecoveryCodes } from '#admin/second-factor/recovery-codes.tsx';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { ChangeForm, type SecurityAnswer } from './change-form.tsx';
import { PanelLanguageForm } from './panel-language-form.tsx';
import {
  codesLeft,
  enrolledOn,
  idleFor,
  securityCopy,
  securityRefusalCopy,
  switchOnFields,
} from './security.copy.ts';

type SecurityPageProps = {
  sessionTimeout: number;
  formKey: string;
  panelLanguage: PanelLanguage;
  /** Undefined while two-factor is off. */
  factor: { enrolledOn: string; codesLeft: number } | undefined;
  answer?: SecurityAnswer | undefined;
  recoveryCodes?: string[] | undefined;
};

export function SecurityPage({ factor, recoveryCodes, ...props }: SecurityPageProps) {
  return (
    <>
      <PageHeader title={securityCopy.title} />
      <div className="grid max-w-215 gap-6">
        {recoveryCodes && <NewCodes codes={recoveryCodes} />}
        <PanelCard
          id="two-factor"
          title={securityCopy.twoFactor}
          action={<State isOn={factor !== undefined} />}
        >
          <div className="grid gap-5">
            <p>
              <Both of={securityCopy.explained} />
            </p>
            {factor ? <Enrolled {...factor} /> : <SwitchOnForm answer={props.answer} />}
          </div>
        </PanelCard>
        {factor && !recoveryCodes && (
          <PanelCard id="change" title={securityCopy.change}>
            <ChangeForm answer={props.answer} formKey={props.formKey} />
          </PanelCard>
        )}
        <PanelLanguageForm chosen={props.panelLanguage} />
        <PanelCard id="idle" title={securityCopy.idle}>
          <p>
            <Both of={idleFor(props.sessionTimeout)} />
          </p>
        </PanelCard>
      </div>
    </>
  );
}

function State({ isOn }: { isOn: boolean }) {
  const look = isOn ? 'bg-delivered-tint text-delivered' : 'bg-pending-tint text-pending';
  return (
    <span
      className={`rounded-pill px-3.5 py-1 text-sm leading-snug font-semibold [--second:currentColor] ${look}`}
    >
      <Both of={isOn ? securityCopy.on : securityCopy.off} inline />
    </span>
  );
}

const fewCodes = 3;

function Enrolled({
  enrolledOn: date,
  codesLeft: count,
}: {
  enrolledOn: string;
  codesLeft: number;
}) {
  return (
    <div className="grid gap-3">
      <p>
        <Both of={enrolledOn(date)} />
      </p>
      <p className={count <= fewCodes ? 'font-semibold text-clay-700 [--second:currentColor]' : ''}>
        <Both of={codesLeft(count)} />
      </p>
    </div>
  );
}

/** Replaces the form for changes until the admin confirms that the codes are stored safely. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  return (
    <PanelCard id="new-codes" title={securityCopy.yourNewCodes}>
      <div className="grid gap-5">
        <RecoveryCodes codes={codes} />
        <ButtonLink
          to={href('/admin/security')}
          reloadDocument
          className="justify-self-start print:hidden"
        >
          <Both of={securityCopy.done} />
        </ButtonLink>
      </div>
    </PanelCard>
  );
}

/** Asks for the password, so that a stranger at an open panel cannot lock the admin out by enrolling an app of their own. */
function SwitchOnForm({ answer }: { answer: SecurityAnswer | undefined }) {
  return (
    <Form
      action={href('/admin/security')}
      reloadDocument
      noValidate={false}
      fields={switchOnFields}
      answer={answer}
      focusesFirstError
      className="grid max-w-110 gap-5"
    >
      <FormProblems refused={answer?.refusal && securityRefusalCopy(answer.refusal)} />
      <p>
        <Both of={securityCopy.forEverybody} />
      </p>
      <PasswordField name="password" />
      <div>
        <SubmitButton of={securityCopy.switchOn} />
        <p className="mt-2.5 text-sm text-ink-600">
          <Text of={securityCopy.needsPhone} />
        </p>
      </div>
    </Form>
  );
}
