import { data, href, redirect } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { shortDate, shortDateTime } from '#domain/kernel/colombo-time.ts';
import { listReturning } from '#domain/orders/reports/list-returning.server.ts';
import { addRemittance } from '#domain/remittances/add-remittance.server.ts';
import { sumCashAtCouriers } from '#domain/remittances/cash-at-couriers.server.ts';
import { listCouriers } from '#domain/remittances/find-columns.server.ts';
import { listRemittances } from '#domain/remittances/find-remittance.server.ts';
import { findSameList } from '#domain/remittances/find-same-list.server.ts';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import type { Route } from './+types/remittances.route';
import { CashPanel } from './cash-panel.tsx';
import { amountKindLabels, listFields, listFormCopy } from './list-form.copy.ts';
import { ListsTable, ReturningTable } from './overview-tables.tsx';
import { type ListAnswer, readList } from './read-list.server.ts';
import { parseRemittancesState, remittancesHref } from './remittance-urls.ts';
import { previewsRetention, remittancesCopy } from './remittances.copy.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(remittancesCopy.title, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const [cash, couriers, { lists, ...paging }, returning] = await Promise.all([
    sumCashAtCouriers(shop),
    listCouriers(shop),
    listRemittances(shop, parseRemittancesState(url.searchParams)),
    listReturning(shop),
  ]);
  return {
    cash,
    couriers,
    formKey: crypto.randomUUID(),
    ...paging,
    lists: lists.map((list) => ({ ...list, addedOn: shortDateTime(list.createdAt) })),
    returning: returning.map(({ refusedAt, ...parcel }) => {
      return { ...parcel, refusedOn: refusedAt ? shortDate(refusedAt) : '' };
    }),
  };
}

/** Adds a courier's list and redirects to its preview, or to the same list if it was added before. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const read = await readList(request, shop);
  if ('answer' in read) return data(read.answer, { status: 422 });
  const submission = { subject: 'remittance', values: read.values };
  const added = await onceForForm(shop, submission, (shop) => addRemittance(shop, read.list));
  const remittanceId = added.ok ? await findSameList(shop, read.list) : added.refusal.remittanceId;
  if (!remittanceId) return redirect(href('/admin/remittances'), 303);
  const previewPath = href('/admin/remittances/:remittanceId', { remittanceId });
  if (added.ok) return redirect(previewPath, 303);
  const flash = { kind: 'error', code: 'list-added-before' } as const;
  return redirectWithFlash(context.get(runningShopContext), previewPath, flash);
}

export default function RemittancesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cash, couriers, formKey, lists, page, pages, returning } = loaderData;
  return (
    <>
      <PageHeader title={remittancesCopy.title} />
      <div className="grid gap-4">
        <CashPanel cash={cash} />
        <PanelCard id="add" title={listFormCopy.title}>
          <div className="max-w-180">
            <ListForm
              key={actionData?.headings?.join('\n')}
              couriers={couriers}
              formKey={formKey}
              answer={actionData}
            />
          </div>
        </PanelCard>
        <ReturningTable parcels={returning} />
        <PanelCard id="lists" title={remittancesCopy.lists} flush={lists.length > 0}>
          <ListsTable lists={lists} />
        </PanelCard>
      </div>
      <Pager page={page} pages={pages} hrefOf={remittancesHref} />
      <RetentionNote of="remittances" exception={previewsRetention} />
    </>
  );
}

type ListFormProps = { couriers: string[]; formKey: string; answer: ListAnswer | undefined };

/** Accepts a courier's list as a file or as pasted rows. Keeps the list while it asks for unknown columns. */
function ListForm({ couriers, formKey, answer }: ListFormProps) {
  return (
    <Form
      fields={listFields}
      answer={answer}
      initialValues={{ courier: couriers.length === 1 ? couriers[0] : '' }}
      encType="multipart/form-data"
    >
      <FormKey of={formKey} />
      <UnsavedFormGuard />
      <FormProblems />
      <p className="text-md leading-snug text-ink-600">
        <Both of={listFormCopy.hint} />
      </p>
      <TextField name="courier" list="couriers" />
      <datalist id="couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      {answer?.headings ? <ColumnFields {...answer} /> : <FileField />}
      <TextAreaField name="list" rows={answer?.headings ? 4 : 6} wrap="off" />
      {!answer?.headings && <CheckboxField name="chooseColumns" />}
      <div>
        <SubmitButton of={listFormCopy.read} />
      </div>
    </Form>
  );
}

/** Asks for the column of each value in the list. */
function ColumnFields({ headings = [], examples = {} }: ListAnswer) {
  const options = Object.fromEntries(
    headings.map((heading) => {
      const label = examples[heading] ? `${heading} (${examples[heading]})` : heading;
      return [heading, { en: label, si: label }] as const;
    }),
  );
  const none = listFormCopy.notThere;
  return (
    <div className="grid gap-4">
      <OutcomeNotice>
        <Both of={listFormCopy.nameColumns} />
      </OutcomeNotice>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="trackingNumber" options={options} placeholder={none} />
        <SelectField name="orderNumber" options={options} placeholder={none} />
        <SelectField name="amount" options={options} placeholder={none} />
        <SelectField name="amountKind" options={amountKindLabels} />
        <SelectField name="fee" options={options} placeholder={none} />
      </div>
    </div>
  );
}

function FileField() {
  const { id, name, label, error } = useField('file');
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={label} inline />
      </label>
      <input
        id={id}
        name={name}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={error && 'file-error'}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
      {error && <FieldError id="file-error" of={error} />}
    </div>
  );
}
