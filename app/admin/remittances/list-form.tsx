import { Notice } from '#ui/feedback/notice.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { amountKindLabels, listFields, listFormCopy } from './list-form.copy.ts';
import type { ListAnswer } from './read-list.server.ts';

type ListFormProps = { couriers: string[]; answer: ListAnswer | undefined };

/** Takes a courier's list as a file or as pasted rows. What it cannot be read by it asks for, with the list kept. */
export function ListForm({ couriers, answer }: ListFormProps) {
  return (
    <Form
      fields={listFields}
      answer={answer}
      opened={{ courier: couriers.length === 1 ? couriers[0] : '' }}
      encType="multipart/form-data"
    >
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
      {answer?.heads ? <ColumnFields heads={answer.heads} /> : <FileField />}
      <TextAreaField name="list" rows={answer?.heads ? 4 : 6} wrap="off" />
      {!answer?.heads && <CheckboxField name="chooseColumns" />}
      <div>
        <SubmitButton of={listFormCopy.read} />
      </div>
    </Form>
  );
}

/** Asks which column of the list has what. */
function ColumnFields({ heads }: { heads: string[] }) {
  const options = Object.fromEntries(heads.map((head) => [head, { en: head, si: head }]));
  const none = listFormCopy.notThere;
  return (
    <div className="grid gap-4">
      <Notice role="status">
        <Both of={listFormCopy.nameColumns} />
      </Notice>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="trackingNumber" options={options} none={none} />
        <SelectField name="orderNumber" options={options} none={none} />
        <SelectField name="amount" options={options} none={none} />
        <SelectField name="amountIs" options={amountKindLabels} />
        <SelectField name="fee" options={options} none={none} />
      </div>
    </div>
  );
}

function FileField() {
  const { id, name, label, error } = useField('file');
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={label} beside />
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
