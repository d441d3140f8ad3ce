import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { Guide } from '#domain/guide/read-guide.server.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { guideCopy } from './guide.copy.ts';
import { GuideButton } from './guide-button.tsx';
import { GuideProgress } from './guide-progress.tsx';
import { GuideSteps } from './guide-steps.tsx';

/** The whole guide at an address of its own, the steps that are done included. */
export function GuidePage({ guide: { steps, isHidden } }: { guide: Guide }) {
  const isComplete = steps.every(({ isDone }) => isDone);
  return (
    <>
      <PageHeader title={guideCopy.title} subtitle={guideCopy.lead} />
      <div className="grid max-w-215 gap-5">
        {isComplete && (
          <Notice tone="success">
            <Both of={guideCopy.allDone} />
          </Notice>
        )}
        {isHidden && !isComplete && (
          <Notice>
            <p className="mb-3">
              <Both of={guideCopy.hidden} />
            </p>
            <GuideButton mark="guide-hidden" takeBack of={guideCopy.show} />
          </Notice>
        )}
        <Panel>
          <GuideProgress steps={steps} />
          <GuideSteps steps={steps} as="h2" />
        </Panel>
      </div>
    </>
  );
}
