import { href, redirect } from 'react-router';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import {
  type DeleteAccountRefusal,
  findDeletionRefusal,
} from '#domain/customers/find-deletion-refusal.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import {
  refusedAnswer,
  wrongFieldsAnswer,
  wrongPasswordAnswer,
} from '#web/forms/form-answers.server.ts';
import { readFormData } from '#web/forms/read-form.server.ts';
import { signOutHere } from '#web/sign-in/end-session.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/delete-account.route';
import { deleteCopy, deleteFields, deleteRefusals } from './delete.copy.ts';

/** Finds what prevents the deletion, so that the page shows it before it asks for a password. */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  return { refusal: await findDeletionRefusal(context.get(shopContext), userId) };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const running = context.get(runningShopContext);
  const { userId } = context.get(customerContext);
  const form = await readFormData(request);
  const password = `${form.get('password') ?? ''}`;
  if (password === '') return wrongFieldsAnswer({}, { password: 'required' });
  const confirmed = await confirmPassword(running.shop, { userId, password });
  if (!confirmed.ok) {
    // Accepts the second request of a double click, which finds no password any more.
    const isGone = (await findCustomer(running.shop, userId)) === undefined;
    return isGone ? toDeleted(args) : wrongPasswordAnswer({}, confirmed.refusal);
  }
  const deleted = await deleteAccount(context.get(shopContext), userId);
  return deleted.ok ? toDeleted(args) : refusedAnswer({}, deleted.refusal);
}

async function toDeleted({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const running = context.get(runningShopContext);
  const headers = new Headers();
  for (const cookie of await signOutHere(running, request)) headers.append('Set-Cookie', cookie);
  const deletedPath = localizePath(languageOf(url.pathname), href('/account/deleted'));
  return redirect(deletedPath, { status: 303, headers });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, deleteCopy.title);
}

export default function DeleteAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeleteAccountPage refusal={loaderData.refusal} answer={actionData} />;
}

type DeleteAnswer = FormAnswer<
  DeleteAccountRefusal | { code: 'too-many-attempts'; minutes: number }
>;

type DeleteAccountPageProps = {
  refusal: DeleteAccountRefusal | undefined;
  answer: DeleteAnswer | undefined;
};

function DeleteAccountPage({ refusal, answer }: DeleteAccountPageProps) {
  const code = answer?.refusal?.code ?? refusal?.code;
  const preventedBy = code === 'too-many-attempts' ? undefined : code;
  return (
    <AccountSection id="delete-title" title={deleteCopy.title}>
      <Card className="grid gap-6">
        <Part title={deleteCopy.deletedTitle} sentence={deleteCopy.deletedList} />
        <Part title={deleteCopy.keptTitle} sentence={deleteCopy.keptList} />
        {preventedBy ? <CannotDelete code={preventedBy} /> : <PasswordForm answer={answer} />}
      </Card>
    </AccountSection>
  );
}

function Part({ title, sentence }: { title: Bilingual; sentence: Bilingual }) {
  return (
    <div>
      <h3 className="font-text text-base leading-snug font-semibold">
        <Both of={title} inline />
      </h3>
      <p className="mt-1.5 max-w-measure leading-normal text-ink-600 [&>.second]:mt-1.5">
        <Both of={sentence} />
      </p>
    </div>
  );
}

function CannotDelete({ code }: { code: DeleteAccountRefusal['code'] }) {
  const language = useLanguage();
  return (
    <>
      <Notice>
        <Both of={deleteRefusals[code]} />
      </Notice>
      <ButtonLink to={localizePath(language, href('/account'))} variant="outline" className="w-fit">
        <Both of={deleteCopy.toOrders} inline />
      </ButtonLink>
    </>
  );
}

function PasswordForm({ answer }: { answer: DeleteAnswer | undefined }) {
  const language = useLanguage();
  const minutes = answer?.refusal?.code === 'too-many-attempts' && answer.refusal.minutes;
  return (
    <Form
      action={localizePath(language, href('/account/delete'))}
      fields={deleteFields}
      answer={answer}
      className="grid gap-5 border-t border-line pt-6"
    >
      <FormProblems refused={minutes ? tooManyAttempts(minutes) : undefined} />
      <p className="font-semibold">
        <Both of={deleteCopy.question} />
      </p>
      <PasswordField name="password" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton of={deleteCopy.title} variant="danger" />
        <ButtonLink to={localizePath(language, href('/account/details'))} variant="outline">
          <Both of={deleteCopy.keep} inline />
        </ButtonLink>
      </div>
    </Form>
  );
}
