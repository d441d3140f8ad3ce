import { href } from 'react-router';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { type AccountRefusal, refusalCopy } from '#storefront/session/account-forms.copy.ts';
import { useAccount } from '#storefront/session/account-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { signInPath } from '#web/urls/links.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { keepCopy, keepFields, signInBy } from './keep-order.copy.ts';

export type GuestOrder = {
  orderId: string;
  /** Formatted for people, such as 077 123 4567. */
  phone: string;
  /** Idempotency key, generated with the page: a form submitted twice makes one account. */
  signUpKey: string;
};

/** Offers to keep a guest order in a new account, which needs only a password, or in the account that is signed in. */
export function KeepAsAccount({ order }: { order: GuestOrder }) {
  const { account } = useAccount();
  return (
    <Card as="section" aria-labelledby="keep-title" className="print:hidden">
      <h2 id="keep-title" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={account ? keepCopy.addTitle : keepCopy.title} />
      </h2>
      <div className="mt-4 max-w-120">
        {account ? <AddToAccount order={order} /> : <KeepForm order={order} />}
      </div>
    </Card>
  );
}

const useKeepPath = (orderId: string) =>
  localizePath(useLanguage(), href('/order-success/:orderId/keep', { orderId }));

export function AddToAccount({ order }: { order: Pick<GuestOrder, 'orderId'> }) {
  return (
    <form method="post" action={useKeepPath(order.orderId)}>
      <Button type="submit" variant="outline">
        <Both of={keepCopy.add} inline />
      </Button>
    </form>
  );
}

type KeepFormProps = { order: GuestOrder; answer?: FormAnswer<AccountRefusal> | undefined };

/** Renders the form, with what the account will contain above it and the sign-in below it. */
export function KeepForm({ order, answer }: KeepFormProps) {
  const language = useLanguage();
  const { orderId, phone, signUpKey } = order;
  const orderPath = localizePath(language, href('/order-success/:orderId', { orderId }));
  return (
    <>
      <p className="mb-5 leading-snug text-ink-600">
        <Both of={keepCopy.onlyThis} />
      </p>
      <Form
        action={useKeepPath(orderId)}
        fields={keepFields}
        answer={answer}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <input type="hidden" name="signUpKey" value={signUpKey} />
        <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
        <input type="hidden" name="username" autoComplete="username" value={phone} />
        <PasswordField name="password" />
        <p className="-mt-2 text-md leading-snug text-ink-600">
          <Both of={signInBy(phone)} />
        </p>
        <SubmitButton of={keepCopy.create} whileBusy={keepCopy.creating} />
      </Form>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5 leading-normal">
        <span>
          <Both of={keepCopy.haveAccount} />
        </span>
        <ButtonLink to={signInPath(language, orderPath)} variant="outline" size="small">
          <Both of={layoutCopy.signIn} inline />
        </ButtonLink>
      </p>
    </>
  );
}
