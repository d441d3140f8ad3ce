import { href, Link } from 'react-router';
import type { QrCode } from '#admin/codes/qr-code.server.ts';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { UnsavedField } from '#admin/sign-in/unsaved-field.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { EnrolStep } from './enrol-step.tsx';
import {
  EnrolmentExpired,
  EnrolmentFinished,
  type FinishedEnrolment,
} from './enrolment-over-screens.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { appCodeFields, secondFactorCopy } from './second-factor.copy.ts';

/** The secret of a pending enrolment in groups of four characters, as an otpauth: link, and as its QR code. */
export type PresentedEnrolment = { secret: string; otpauthUri: string; qrCode: QrCode };

export type EnrolPageProps = {
  next: string;
  enrolment: PresentedEnrolment | undefined;
  answer?: FormAnswer | undefined;
  recoveryCodes?: string[] | undefined;
  /** Set if no enrolment is pending because an app was enrolled already, as after a double click. */
  finished?: FinishedEnrolment | undefined;
  /** The form that the enrolment interrupted. */
  unsaved?: UnsavedForm | undefined;
};

/** Guides through scanning, confirming with a code and keeping the recovery codes. */
export function EnrolPage({ next, unsaved, finished, ...enrolling }: EnrolPageProps) {
  const continuation = { next, unsaved };
  const { enrolment, answer, recoveryCodes } = enrolling;
  if (recoveryCodes) return <RecoveryCodesScreen {...continuation} codes={recoveryCodes} />;
  if (enrolment) return <SecretScreen {...continuation} enrolment={enrolment} answer={answer} />;
  return finished ? (
    <EnrolmentFinished {...continuation} finished={finished} />
  ) : (
    <EnrolmentExpired {...continuation} />
  );
}

/** What each screen passes to the next: the requested page, and the form that the enrolment interrupted. */
type Continuation = { next: string; unsaved: UnsavedForm | undefined };

type SecretScreenProps = Continuation & {
  enrolment: PresentedEnrolment;
  answer: FormAnswer | undefined;
};

/** Leaves "Not now" out while it carries an unsaved form, which the panel promised to keep. */
function SecretScreen({ next, unsaved, enrolment, answer }: SecretScreenProps) {
  return (
    <SignInCard title={secondFactorCopy.title} wide>
      <div className="grid gap-6">
        <SecretCode {...enrolment} />
        <Form
          action={href('/admin/second-factor/enrol')}
          reloadDocument
          noValidate={false}
          fields={appCodeFields}
          answer={answer}
          focusesFirstError
          className="grid gap-4 border-t border-line pt-5"
        >
          <h2 className="text-lg leading-snug">
            <Both of={secondFactorCopy.showCode} />
          </h2>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="next" value={next} />
          <UnsavedField unsaved={unsaved} />
          <TextField name="code" />
          <Button type="submit" block>
            <Both of={secondFactorCopy.confirm} />
          </Button>
        </Form>
        {!unsaved && (
          <Link
            to={href('/admin/security')}
            reloadDocument
            className="mx-auto flex min-h-11 items-center text-leaf-900"
          >
            <span>
              <Both of={secondFactorCopy.notNow} inline />
            </span>
          </Link>
        )}
      </div>
    </SignInCard>
  );
}

function SecretCode({ secret, otpauthUri, qrCode }: PresentedEnrolment) {
  const translate = useTranslate();
  return (
    <div className="grid gap-4">
      <h2 className="text-lg leading-snug">
        <Both of={secondFactorCopy.scan} />
      </h2>
      <p className="text-md text-ink-600">
        <Text of={secondFactorCopy.apps} />
      </p>
      <svg
        role="img"
        aria-label={translate(secondFactorCopy.qrCode)}
        viewBox={`0 -0.5 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-60 rounded-md border border-line bg-[#fff] forced-color-adjust-none"
      >
        <path d={qrCode.path} stroke="#000" />
      </svg>
      <p className="text-center">
        <a href={otpauthUri} className="inline-flex min-h-11 items-center text-leaf-900">
          <span>
            <Both of={secondFactorCopy.openApp} />
          </span>
        </a>
      </p>
      <div className="text-center">
        <p className="text-md">
          <Both of={secondFactorCopy.orType} />
        </p>
        <code className="mt-1.5 block text-base leading-relaxed font-semibold tracking-wide select-all">
          {secret}
        </code>
      </div>
    </div>
  );
}

function RecoveryCodesScreen({
  next,
  unsaved,
  codes,
}: Continuation & { codes: readonly string[] }) {
  return (
    <SignInCard title={secondFactorCopy.isOn} wide>
      <div className="grid gap-6">
        <div className="grid gap-3">
          <h2 className="text-lg leading-snug">
            <Both of={secondFactorCopy.codes} />
          </h2>
          <RecoveryCodes codes={codes} />
        </div>
        {unsaved ? (
          <EnrolStep
            intent="resume"
            next={next}
            unsaved={unsaved}
            button={secondFactorCopy.codesKept}
          />
        ) : (
          <ButtonLink to={next} reloadDocument block className="print:hidden">
            <Both of={secondFactorCopy.codesKept} />
          </ButtonLink>
        )}
      </div>
    </SignInCard>
  );
}
