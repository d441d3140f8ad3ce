import { href } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { SheetButtons } from '#admin/list/sheet-buttons.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { HiddenField } from '#ui/form/hidden-field.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  changedBy,
  kindLabels,
  promoCodesCopy,
  promoFields,
  promoProblems,
  promoRefusalCopy,
  promoSavedSince,
  type ShownPromoRefusal,
} from './promo-codes.copy.ts';

const formId = 'promo-code-form';

export type PromoAnswer = FormAnswer<ShownPromoRefusal>;
export type PromoProduct = { id: string; name: Bilingual };

type PromoFormPageProps = {
  title: Bilingual;
  action: string;
  products: PromoProduct[];
  /** Whether orders have used the code, which fixes its terms. */
  isUsed?: boolean;
  initialValues: Record<string, string>;
  answer: PromoAnswer | undefined;
};

export function PromoFormPage(props: PromoFormPageProps) {
  const { title, action, products, isUsed = false, initialValues, answer } = props;
  const listHref = href('/admin/promo-codes');
  const theirs = Object.entries(answer?.conflict?.theirs ?? {});
  return (
    <ListOverlay
      as="sheet"
      title={title}
      listHref={listHref}
      footer={<SheetButtons formId={formId} listHref={listHref} />}
    >
      <Form
        id={formId}
        action={action}
        replace
        fields={promoFields(products)}
        answer={answer}
        initialValues={initialValues}
        errorTexts={promoProblems}
        errors={Object.fromEntries(
          theirs.map(([name, saved]) => [name, promoSavedSince(name, saved)]),
        )}
      >
        <UnsavedFormGuard />
        {answer?.conflict && (
          <Notice tone="info" role="alert">
            <Both of={changedBy(answer.conflict.by)} />
          </Notice>
        )}
        <FormProblems
          title={promoCodesCopy.notSaved}
          refused={answer?.refusal && promoRefusalCopy(answer.refusal)}
        />
        {isUsed && (
          <Notice tone="info">
            <Both of={promoCodesCopy.fixed} />
          </Notice>
        )}
        <HiddenField name="formKey" />
        <HiddenField name="version" />
        <Fields products={products} />
      </Form>
    </ListOverlay>
  );
}

const pair = 'grid items-start gap-5 sm:grid-cols-2';

function Fields({ products }: { products: PromoProduct[] }) {
  return (
    <>
      <TextField name="promo" />
      <div className={pair}>
        <SelectField name="kind" options={kindLabels} />
        <TextField name="value" />
      </div>
      <TextField name="minimumLkr" />
      <div className={pair}>
        <TextField name="startsOn" />
        <TextField name="endsOn" />
      </div>
      <div className={pair}>
        <TextField name="maxUses" />
        <TextField name="maxUsesPerPhone" />
      </div>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">
          <Both of={promoCodesCopy.products} inline />
        </legend>
        <p className="text-sm text-ink-600">
          <Text of={promoCodesCopy.productsHint} />
        </p>
        {products.map(({ id }) => (
          <CheckboxField key={id} name={`product.${id}`} />
        ))}
      </fieldset>
      {/* Sent alone when the box is not ticked; otherwise the value of the box, the later one, counts. */}
      <input type="hidden" name="active" value="off" />
      <CheckboxField name="active" />
    </>
  );
}
