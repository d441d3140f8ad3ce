import { href } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { MoreLink, PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { formatFileSize } from '#domain/backups/file-size.ts';
import { perChannel } from '#domain/channels/channels.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/health.route';
import { findingCopy } from './findings.copy.ts';
import { areaCopy, databaseKindCopy, healthCopy, secondsCopy, verdictCopy } from './health.copy.ts';
import { type HealthArea, healthAreas, type Verdict } from './judge-health.ts';
import { readHealth } from './read-health.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(healthCopy.health, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return readHealth(context.get(adminShopContext), context.get(runningShopContext));
}

/** The position in the list of areas: the worst first. */
const position: Record<Verdict, number> = { bad: 0, look: 1, good: 2, off: 3 };

function isWell(verdict: Verdict): boolean {
  return verdict === 'good' || verdict === 'off';
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { measurements, verdicts, version, usedBytes, databaseKind } = loaderData;
  const isAllWell = healthAreas.every((area) => isWell(verdicts[area]));
  const sorted = [...healthAreas].sort((a, b) => position[verdicts[a]] - position[verdicts[b]]);
  const facts: Fact[] = [
    [healthCopy.version, version],
    [healthCopy.database, databaseKindCopy[databaseKind]],
    ...lagFacts(measurements.replicaLagSeconds),
    [healthCopy.memory, formatFileSize(usedBytes)],
    [healthCopy.freeDisk, formatFileSize(measurements.freeBytes)],
    [healthCopy.waiting, `${measurements.queue.waiting}`],
  ];
  return (
    <>
      <PageHeader title={healthCopy.health} subtitle={healthCopy.subtitle} />
      <div className="grid gap-4">
        <Notice tone={isAllWell ? 'success' : 'danger'}>
          <Both of={isAllWell ? healthCopy.allWell : healthCopy.notWell} />
        </Notice>
        <ul className="grid gap-3 md:grid-cols-2">
          {sorted.map((area) => (
            <Area key={area} area={area} verdict={verdicts[area]} />
          ))}
        </ul>
        <PanelCard id="this-shop" title={healthCopy.thisShop}>
          <dl className="grid gap-3 text-md sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label.en}>
                <dt className="text-ink-600">
                  <Both of={label} inline />
                </dt>
                <dd>{typeof value === 'string' ? value : <Text of={value} />}</dd>
              </div>
            ))}
          </dl>
        </PanelCard>
      </div>
    </>
  );
}

type Fact = [Bilingual, string | Bilingual];

function lagFacts(seconds: number | undefined): Fact[] {
  return seconds === undefined ? [] : [[healthCopy.replicaLag, secondsCopy(seconds)]];
}

const tones = { good: 'success', look: 'info', bad: 'danger', off: undefined } as const;

/** The page on which the owner can act on an area. */
const actionPages: Partial<Record<HealthArea, { to: string; label: Bilingual }>> = {
  disk: { to: href('/admin/backups'), label: panelCopy.backups },
  backups: { to: href('/admin/backups'), label: panelCopy.backups },
  ...perChannel(() => ({ to: href('/admin/messages'), label: panelCopy.messages })),
  queue: { to: href('/admin/messages'), label: panelCopy.messages },
};

function Area({ area, verdict }: { area: HealthArea; verdict: Verdict }) {
  const page = actionPages[area];
  const tone = tones[verdict];
  const content = (
    <>
      <h2 className="text-md font-semibold">
        <Both of={areaCopy[area]} inline /> · <Both of={verdictCopy[verdict]} inline />
      </h2>
      <p className="mt-1">
        <Both of={findingCopy[area][verdict]} />
      </p>
      {page && !isWell(verdict) && (
        <p className="mt-2">
          <MoreLink to={page.to}>
            <Both of={page.label} inline />
          </MoreLink>
        </p>
      )}
    </>
  );
  return (
    <li>{tone ? <Notice tone={tone}>{content}</Notice> : <PanelCard>{content}</PanelCard>}</li>
  );
}
