import History from 'lucide-react/icons/rotate-ccw-clock';
import { Form, Link, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { addedToForm } from './pictures/pictures.copy.ts';
import type { ProductAnswer } from './product-answer.ts';
import { ProductFields } from './product-fields.tsx';
import { changedBy, formCopy } from './product-form.copy.ts';
import { inSummary, productProblems } from './product-problems.ts';
import type { ProductValues } from './product-values.ts';

const formId = 'product-form';

type ProductFormPageProps = {
  title: Bilingual;
  action: string;
  listHref: string;
  /** What moved on the shelf; a new product has none. */
  ledgerHref?: string;
  /** What the form opens with. */
  values: ProductValues;
  answer: ProductAnswer | undefined;
};

/** Everything that was typed is kept when the form comes back. */
export function ProductFormPage(props: ProductFormPageProps) {
  const { title, action, listHref, ledgerHref, values, answer } = props;
  const isBusy = useNavigation().state === 'submitting';
  const problems = productProblems(answer);
  return (
    <OverList
      as="sheet"
      title={title}
      beside={ledgerHref && <LedgerLink to={ledgerHref} />}
      listHref={listHref}
      footer={
        <>
          <ButtonLink to={listHref} preventScrollReset variant="outline" className="flex-1">
            <Both of={shellCopy.cancel} />
          </ButtonLink>
          <Button type="submit" form={formId} busy={isBusy} className="flex-1">
            <Both of={shellCopy.save} />
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" action={action} replace noValidate className="grid gap-5">
        {/* Enter saves, and does not press the first button that it finds. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        {answer?.meanwhile && (
          <Notice tone="info" role="alert">
            <Both of={changedBy(answer.meanwhile.by)} />
          </Notice>
        )}
        {answer?.uploaded && answer.uploaded.added > 0 && (
          <Notice tone="success" role="status">
            <Both of={addedToForm(answer.uploaded.added)} />
          </Notice>
        )}
        <ErrorSummary
          problems={inSummary(problems)}
          title={answer?.uploaded ? undefined : formCopy.notSaved}
          answer={answer}
        />
        <ProductFields values={answer?.values ?? values} answer={answer} problems={problems} />
      </Form>
    </OverList>
  );
}

function LedgerLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-2 text-md leading-tight font-semibold"
    >
      <History aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        <Both of={formCopy.ledger} />
      </span>
    </Link>
  );
}
