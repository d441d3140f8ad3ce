import ArrowRight from 'lucide-react/icons/arrow-right';
import { href } from 'react-router';
import { Panel } from '#admin/shell/panel.tsx';
import type { VisitFigures } from '#domain/analytics/visit-figures.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { dashboardCopy as copy } from './dashboard.copy.ts';
import { FunnelPlot } from './funnel-plot.tsx';
import type { Funnel } from './read-funnel.server.ts';

/** What visitors did in seven days: four figures, and what came of it. */
export function VisitsPanel({ visits, funnel }: { visits: VisitFigures; funnel: Funnel }) {
  const figures: [Bilingual, string][] = [
    [copy.pageViews, groupedRupees(visits.pageViews)],
    [copy.productViews, groupedRupees(visits.productViews)],
    [copy.addToCarts, groupedRupees(visits.addToCarts)],
    [copy.conversionRate, `${visits.conversionRate}%`],
  ];
  return (
    <Panel id="visits" title={copy.lastDays} action={<AllEvents />}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div
            key={label.en}
            className="flex flex-col-reverse justify-end border-s border-cream-300 ps-4"
          >
            <dt className="mt-1 text-md leading-snug text-ink-600 [&>.second]:text-2xs">
              <Both of={label} />
            </dt>
            <dd className="figures text-xl leading-tight font-semibold text-leaf-900">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-t border-line pt-5">
        <FunnelPlot visits={visits} funnel={funnel} />
      </div>
    </Panel>
  );
}

function AllEvents() {
  return (
    <ButtonLink
      to={href('/admin/events')}
      variant="quiet"
      size="small"
      iconAfter={<ArrowRight aria-hidden="true" />}
    >
      <Text of={copy.events} />
    </ButtonLink>
  );
}
