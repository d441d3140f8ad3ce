import { expect, test } from 'vitest';
import { AdjustForm } from '#admin/products/ledger/adjust-form.tsx';
import { ProblemPage } from '#storefront/parcel-problem/problem-page.tsx';
import { ReviewPage } from '#storefront/reviews/review-page.tsx';
import { htmlOf } from './rendered.ts';

const answerTo = (name: string) => ({ values: {}, problems: { [name]: 'required' } });
const order = { orderId: 'one', orderNumber: 'ORD-1' };

const forms = [
  {
    of: 'a problem with a parcel',
    name: 'kind',
    form: (
      <ProblemPage
        {...order}
        state={{ kind: 'reportable', lastDay: new Date() }}
        problem={undefined}
        answer={answerTo('kind')}
      />
    ),
  },
  {
    of: 'the stars of a review',
    name: 'stars',
    form: (
      <ReviewPage
        line={{ ...order, productName: { en: 'Oil', si: 'තෛලය' }, review: null }}
        initialValues={{ firstName: '', town: '' }}
        answer={answerTo('stars')}
      />
    ),
  },
  {
    of: 'an adjustment of stock',
    name: 'kind',
    form: (
      <AdjustForm
        action=""
        shown={{ shownStock: '1', shownToPack: '0', shownMovement: '1', shownEntry: '1' }}
        formKey=""
        answer={answerTo('kind')}
      />
    ),
  },
];

test.each(forms)(
  'the choice of $of is required and described by its problem, whose link leads to the first option',
  ({ name, form }) => {
    const html = htmlOf(form);
    const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
    expect(radios.length).toBeGreaterThan(1);
    for (const radio of radios) expect(radio).toContain('required=""');
    expect(radios[0]).toContain(`id="${name}"`);
    expect(html).toContain(`<fieldset class="grid gap-2.5" aria-describedby="${name}-error">`);
    expect(html).toContain(`id="${name}-error"`);
  },
);
