import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Form } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { PolicyKind } from '#domain/policies/policy.ts';
import type {
  EarlierPolicy,
  PolicyWithHistory,
} from '#domain/policies/read-policies-for-owner.server.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { policiesCopy, publishedFrom } from './policies.copy.ts';
import { policyHref } from './policies-tabs.ts';

type EarlierVersionsProps = { policy: PolicyWithHistory; isUnsaved: boolean };

/** Lists earlier versions. Each can be published again, but not over unsaved text. */
export function EarlierVersions({ policy, isUnsaved }: EarlierVersionsProps) {
  const { kind, earlier, version } = policy;
  return (
    <PanelCard title={policiesCopy.earlier} id={`earlier-${kind}`}>
      {earlier.length === 0 && (
        <p className="text-md text-ink-600">
          <Both of={policiesCopy.noneEarlier} />
        </p>
      )}
      {earlier.length > 0 && isUnsaved && (
        <div className="mb-4 text-md">
          <Notice>
            <Both of={policiesCopy.saveFirst} />
          </Notice>
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {earlier.map((one) => (
          <li key={one.version}>
            <details className="rounded-md border border-line">
              <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-md font-semibold tabular-nums">
                <Text of={publishedFrom(one.lastUpdated, one.replacedAt)} />
              </summary>
              <div className="grid gap-5 border-t border-line p-4">
                <EarlierText texts={one.texts} />
                {!isUnsaved && <PublishAgain kind={kind} earlier={one.version} version={version} />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}

function EarlierText({ texts }: Pick<EarlierPolicy, 'texts'>) {
  const both = [
    { lang: 'en', title: texts.titleEn, content: texts.contentEn },
    { lang: 'si', title: texts.titleSi, content: texts.contentSi },
  ];
  return (
    <div className="grid gap-6 text-md xl:grid-cols-2">
      {both
        .filter(({ title, content }) => `${title}${content}` !== '')
        .map(({ lang, title, content }) => (
          <div key={lang} lang={lang} className="wrap-anywhere whitespace-pre-wrap">
            <p className="mb-2 font-semibold">{title}</p>
            {content}
          </div>
        ))}
    </div>
  );
}

type PublishAgainProps = { kind: PolicyKind; earlier: number; version: number };

function PublishAgain({ kind, earlier, version }: PublishAgainProps) {
  return (
    <Form method="post" action={`${policyHref(kind)}&restore`} replace preventScrollReset>
      <input type="hidden" name="earlier" value={earlier} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        variant="outline"
        size="small"
        icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
      >
        <Both of={policiesCopy.publishAgain} />
      </Button>
    </Form>
  );
}
