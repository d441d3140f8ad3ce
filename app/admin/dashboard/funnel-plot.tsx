import { BarRows } from '#admin/plots/bar-rows.tsx';
import { PlotTable } from '#admin/plots/plot-table.tsx';
import type { VisitFigures } from '#domain/analytics/visit-figures.server.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { Both, Text } from '#ui/text.tsx';
import { plotCopy as copy } from './plots.copy.ts';
import type { Funnel, FunnelProduct } from './read-funnel.server.ts';

/** How many of those who looked put something into the cart, and how many orders came of it. */
export function FunnelPlot({ visits, funnel }: { visits: VisitFigures; funnel: Funnel }) {
  const steps = [
    { of: copy.viewed, count: visits.productViews },
    { of: copy.added, count: visits.addToCarts },
    { of: copy.ordered, count: funnel.orders },
  ];
  return (
    <section aria-labelledby="funnel">
      <h3 id="funnel" className="mb-3 text-md leading-snug">
        <Both of={copy.funnel} />
      </h3>
      <BarRows
        rows={steps.map(({ of, count }) => ({
          key: of.en,
          label: <Both of={of} beside />,
          figure: <StepFigure count={count} views={visits.productViews} />,
          count,
        }))}
      />
      <PlotTable
        caption={copy.funnel}
        heads={[copy.step, copy.count, copy.ofViews]}
        rows={steps.map(({ of, count }) => ({
          key: of.en,
          head: <Both of={of} beside />,
          cells: [groupedRupees(count), share(count, visits.productViews)],
        }))}
      />
      {funnel.products.length > 0 && <MostViewed products={funnel.products} />}
    </section>
  );
}

function StepFigure({ count, views }: { count: number; views: number }) {
  return (
    <span className="figures">
      <span className="me-2 text-sm text-ink-600">{share(count, views)}</span>
      <b>{groupedRupees(count)}</b>
    </span>
  );
}

function share(count: number, views: number): string {
  return views > 0 ? `${Math.round((count / views) * 100)}%` : '';
}

function MostViewed({ products }: { products: FunnelProduct[] }) {
  return (
    <table className="plot-rows mt-5">
      <caption className="pb-1 text-start text-md leading-snug font-semibold [&>.second]:text-xs [&>.second]:font-normal">
        <Both of={copy.mostViewed} />
      </caption>
      <thead>
        <tr>
          {[copy.product, copy.viewed, copy.added, copy.ordered].map((head) => (
            <th key={head.en} scope="col">
              <Both of={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map(({ productId, name, views, addToCarts, orders }) => (
          <tr key={productId}>
            <th scope="row">
              <Text of={{ en: name, si: '' }} />
            </th>
            <td>{groupedRupees(views)}</td>
            <td>{groupedRupees(addToCarts)}</td>
            <td>{groupedRupees(orders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
