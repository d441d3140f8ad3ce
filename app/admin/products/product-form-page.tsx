import History from 'lucide-react/icons/rotate-ccw-clock';
import { Link } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { SheetButtons } from '#admin/list/sheet-buttons.tsx';
import type { PriceRefusal } from '#domain/catalog/editing/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { savedSince, switchedSince } from '#ui/form/conflict.copy.ts';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { HiddenField } from '#ui/form/hidden-field.tsx';
import { TwinFields } from '#ui/form/twin-fields.tsx';
import { Both } from '#ui/text/text.tsx';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import { FactFields } from './fact-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { addedToForm, picturesCopy } from './pictures/pictures.copy.ts';
import { formCopy, productFields, productProblems, waitingForIt } from './product-form.copy.ts';
import { imagesIn } from './product-images.ts';
import {
  aboveMaximum,
  changedBy,
  deletedSince,
  type StockRefusal,
  stockCopy,
} from './product-refusals.copy.ts';
import { useImageRows } from './use-image-rows.ts';

const formId = 'product-form';

type ProductRefusal = StockRefusal | PriceRefusal | { code: 'product-deleted' };
/** `uploaded`: how many pictures sent with the form were added to its fields, and why others were refused. */
export type ProductAnswer = FormAnswer<ProductRefusal> & {
  uploaded?: { added: number; problems: PictureProblem[] };
};

type ProductFormPageProps = {
  title: Bilingual;
  action: string;
  listHref: string;
  /** The URL of the stock movements; undefined for a new product. */
  ledgerHref?: string;
  /** The number of customers who are notified once the product is back in stock. */
  waiting?: number;
  initialValues: Record<string, string>;
  answer: ProductAnswer | undefined;
};

/** Renders the form of a product; a refused form keeps its input. */
export function ProductFormPage(props: ProductFormPageProps) {
  const { title, action, listHref, ledgerHref, waiting = 0, initialValues, answer } = props;
  return (
    <ListOverlay
      as="sheet"
      title={title}
      besideTitle={ledgerHref && <LedgerLink to={ledgerHref} />}
      listHref={listHref}
      footer={<SheetButtons formId={formId} listHref={listHref} />}
    >
      <Form
        id={formId}
        action={action}
        replace
        fields={productFields}
        answer={answer}
        initialValues={initialValues}
        errorTexts={productProblems}
        errors={errorsOf(answer)}
        allowsOverlongInput
      >
        <UnsavedFormGuard />
        {/* Makes Enter save instead of pressing the first button of the form. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        {waiting > 0 && (
          <Notice tone="info">
            <Both of={waitingForIt(waiting)} />
          </Notice>
        )}
        {answer?.conflict && (
          <Notice tone="info" role="alert">
            <Both of={changedBy(answer.conflict.by)} />
          </Notice>
        )}
        {answer?.uploaded && answer.uploaded.added > 0 && (
          <Notice tone="success" role="status">
            <Both of={addedToForm(answer.uploaded.added)} />
          </Notice>
        )}
        <FormProblems
          title={answer?.uploaded ? undefined : formCopy.notSaved}
          refused={answer?.refusal?.code === 'product-deleted' ? deletedSince : undefined}
        />
        <Fields
          images={imagesIn(answer?.values ?? initialValues)}
          uploadProblems={answer?.uploaded?.problems ?? []}
        />
      </Form>
    </ListOverlay>
  );
}

function errorsOf({ refusal, uploaded, conflict }: Partial<ProductAnswer> = {}) {
  const theirs = Object.entries(conflict?.theirs ?? {}).map(([field, saved]) => {
    const isSwitch = field === 'featured' && (saved === 'on' || saved === 'off');
    return [field, isSwitch ? switchedSince[saved] : savedSince(saved)];
  });
  return {
    ...Object.fromEntries(theirs),
    ...refusalAtField(refusal),
    ...(uploaded && uploaded.problems.length > 0 && { pictures: picturesCopy.notAdded }),
  };
}

function refusalAtField(refusal: ProductAnswer['refusal']) {
  if (!refusal || refusal.code === 'product-deleted') return {};
  return refusal.code === 'above-maximum'
    ? { priceLkr: aboveMaximum(refusal.maximumPriceLkr) }
    : { stock: stockCopy[refusal.code](refusal.stock) };
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

function Fields(pictures: { images: string[]; uploadProblems: PictureProblem[] }) {
  const images = useImageRows(pictures.images);
  return (
    <>
      <HiddenField name="formKey" />
      <HiddenField name="shownStock" />
      <HiddenField name="version" />
      <PictureGallery images={images} uploadProblems={pictures.uploadProblems} />
      <TwinFields names={['nameEn', 'nameSi']} />
      <TextAreaField name="descriptionEn" />
      <TextAreaField name="descriptionSi" />
      <div className="grid grid-cols-2 gap-5">
        <TextField name="priceLkr" />
        <TextField name="stock" />
      </div>
      <TextField name="maximumPriceLkr" />
      <TextField name="lowStockThreshold" />
      <ImageFields images={images} />
      <input type="hidden" name="featured" value="off" />
      <CheckboxField name="featured" />
      <TextField name="slug" />
      <TextField name="sizeGroup" />
      <TextField name="sizeMl" />
      <FactFields />
    </>
  );
}
