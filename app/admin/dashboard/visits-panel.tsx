import { href } from 'react-router';
import { MoreLink, PanelCard } from '#admin/page/panel-card.tsx';
import { BarRows } from '#admin/plots/bar-rows.tsx';
import { PlotTable } from '#admin/plots/plot-table.tsx';
import type { ProductActivity } from '#domain/analytics/product-activity.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { dashboardCopy } from './dashboard.copy.ts';
import { plotCopy } from './plots.copy.ts';
import type { Funnel, FunnelProduct } from './read-dashboard.server.ts';

/** Shows the visits of the last seven days: four numbers and the funnel. */
export function VisitsPanel({ activity, funnel }: { activity: ProductActivity; funnel: Funnel }) {
  const statistics: [Bilingual, string][] = [
    // Shows product views as page views too: the shop counts no other views.
    [dashboardCopy.pageViews, groupThousands(activity.productViews)],
    [dashboardCopy.productViews, groupThousands(activity.productViews)],
    [dashboardCopy.addToCarts, groupThousands(activity.addToCarts)],
    [dashboardCopy.addToCartRate, `${activity.addToCartRate}%`],
  ];
  const allEvents = (
    <MoreLink to={href('/admin/events')}>
      <Text of={dashboardCopy.events} />
    </MoreLink>
  );
  return (
    <PanelCard id="visits" title={dashboardCopy.lastDays} action={allEvents}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {statistics.map(([label, figure]) => (
          <div
            key={label.en}
            className="flex flex-col-reverse justify-end border-s border-cream-300 ps-4"
          >
            <dt className="mt-1 text-md leading-snug text-ink-600 [&>.second]:text-2xs">
              <Both of={label} />
            </dt>
            <dd className="tabular-nowrap text-xl leading-tight font-semibold text-leaf-900">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-t border-line pt-5">
        <FunnelPlot activity={activity} funnel={funnel} />
      </div>
    </PanelCard>
  );
}

/** Plots the funnel from product views to carts to orders. */
function FunnelPlot({ activity, funnel }: { activity: ProductActivity; funnel: Funnel }) {
  const steps = [
    { of: plotCopy.viewed, count: activity.productViews },
    { of: plotCopy.added, count: activity.addToCarts },
    { of: plotCopy.ordered, count: funnel.orders },
  ];
  return (
    <section aria-labelledby="funnel">
      <h3 id="funnel" className="mb-3 text-md leading-snug">
        <Both of={plotCopy.funnel} />
      </h3>
      <BarRows
        rows={steps.map(({ of, count }) => ({
          key: of.en,
          label: <Both of={of} inline />,
          figure: <StepFigure count={count} views={activity.productViews} />,
          count,
        }))}
      />
      <PlotTable
        caption={plotCopy.funnel}
        heads={[plotCopy.step, plotCopy.count, plotCopy.ofViews]}
        rows={steps.map(({ of, count }) => ({
          key: of.en,
          head: <Both of={of} inline />,
          cells: [groupThousands(count), share(count, activity.productViews)],
        }))}
      />
      {funnel.products.length > 0 && <MostViewed products={funnel.products} />}
    </section>
  );
}

function StepFigure({ count, views }: { count: number; views: number }) {
  return (
    <span className="tabular-nowrap">
      <span className="me-2 text-sm text-ink-600">{share(count, views)}</span>
      <b>{groupThousands(count)}</b>
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
        <Both of={plotCopy.mostViewed} />
      </caption>
      <thead>
        <tr>
          {[plotCopy.product, plotCopy.viewed, plotCopy.added, plotCopy.ordered].map((head) => (
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
            <td>{groupThousands(views)}</td>
            <td>{groupThousands(addToCarts)}</td>
            <td>{groupThousands(orders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
