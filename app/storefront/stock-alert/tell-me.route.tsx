import { href, redirect } from 'react-router';
import { findProductBySlug } from '#domain/catalog/find-product-by-slug.server.ts';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import {
  requestStockAlert,
  stockAlertSchema,
} from '#domain/stock-alerts/request-stock-alert.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { productCopy } from '#storefront/product/product.copy.ts';
import { redirectFromFormerSlug } from '#storefront/product/redirect-from-former-slug.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { canSendLinks } from '#web/can-send-links.server.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { stockAlertLink } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/tell-me.route';
import { stockAlertCopy, stockAlertFields } from './stock-alert.copy.ts';

export async function loader(args: Route.LoaderArgs) {
  if (!canSendLinks(args.context.get(runningShopContext))) throwNotFound();
  const shop = args.context.get(shopContext);
  const { slug: requestedSlug } = args.params;
  const { name, slug, stock } =
    (await findProductBySlug(shop, requestedSlug)) ??
    (await redirectFromFormerSlug(shop, {
      slug: requestedSlug,
      search: args.url.search,
      pathOf: (slug) => tellMePath(languageOf(args.url.pathname), slug),
    }));
  const productSummary: TellMePageProps['product'] = { name, slug, isInStock: stock > 0 };
  // The query says that a request was accepted, so that a reload after a look at the inbox still says it.
  return { product: productSummary, wasSent: args.url.searchParams.has('sent') };
}

/** Returns the same response whether the e-mail address has an alert already or not. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  if (!canSendLinks(running)) throwNotFound();
  const form = await readForm(request, stockAlertSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const { clientAddress } = context.get(requestDetailsContext);
  const language = languageOf(url.pathname);
  const { slug } = params;
  const alertUrl = (token: string) => stockAlertLink(running.appUrl, language, token);
  const alert = { slug, email: form.value.email, language, clientAddress, alertUrl };
  const requested = await requestStockAlert(context.get(shopContext), alert).catch(
    logAndRefuse({ request, context }),
  );
  if (requested.ok) throw redirect(`${tellMePath(language, requested.value.slug)}?sent`, 303);
  if (requested.refusal.code === 'product-not-found') return throwNotFound();
  if (requested.refusal.code === 'in-stock') throw redirect(tellMePath(language, slug));
  return refusedAnswer(form.values, requested.refusal);
}

function tellMePath(language: Language, slug: string): string {
  return localizePath(language, href('/products/:slug/tell-me', { slug }));
}

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => stockAlertCopy.notSent },
};

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, productCopy.tellMe);
}

export default function TellMeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TellMePage {...loaderData} answer={actionData} />;
}

type AlertRefusal = { code: 'failed' } | { code: 'too-many-attempts'; minutes: number };

type TellMePageProps = {
  product: { name: Bilingual; slug: string; isInStock: boolean };
  /** Whether the posted form was accepted. */
  wasSent: boolean;
  answer: FormAnswer<AlertRefusal> | undefined;
};

/** Asks a shopper who wants an alert when the product is back in stock for their e-mail address. */
function TellMePage({ product, wasSent, answer }: TellMePageProps) {
  const language = useLanguage();
  const { slug } = product;
  return (
    <FormCard title={productCopy.tellMe}>
      <p className="mb-5 text-lg leading-snug font-semibold wrap-anywhere">
        <Both of={product.name} />
      </p>
      <Step product={product} wasSent={wasSent} answer={answer} />
      <p className="mt-4">
        <ButtonLink to={localizePath(language, href('/products/:slug', { slug }))} variant="quiet">
          <Both of={stockAlertCopy.toProduct} inline />
        </ButtonLink>
      </p>
    </FormCard>
  );
}

function Step({ product, wasSent, answer }: TellMePageProps) {
  const path = tellMePath(useLanguage(), product.slug);
  if (wasSent && !answer) return <Sent />;
  if (product.isInStock) {
    return (
      <Notice tone="success" role="status">
        <Both of={stockAlertCopy.inStock} />
      </Notice>
    );
  }
  return (
    <Form action={path} fields={stockAlertFields} answer={answer} focusesFirstError>
      <p className="leading-relaxed text-ink-600">
        <Text of={stockAlertCopy.lead} />
      </p>
      <FormProblems refused={answer?.refusal && refusalCopy(answer.refusal)} />
      <TextField name="email" />
      <SubmitButton of={stockAlertCopy.send} whileBusy={stockAlertCopy.sending} block />
    </Form>
  );
}

function refusalCopy(refusal: AlertRefusal): Bilingual {
  return refusal.code === 'failed' ? layoutCopy.unavailable : tooManyAttempts(refusal.minutes);
}

/** Shows the same for an e-mail address that has an alert already. */
function Sent() {
  return (
    <div className="grid gap-5">
      <OutcomeNotice tone="success">
        <Both of={stockAlertCopy.sent} />
      </OutcomeNotice>
      <p className="leading-relaxed">
        <Both of={stockAlertCopy.sentWhy} />
      </p>
    </div>
  );
}
