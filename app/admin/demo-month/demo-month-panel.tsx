import { Form, href, useNavigation } from 'react-router';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { inventedOrders, monthCopy } from './month.copy.ts';

/** Offers to fill the demo with a month of invented orders, or to remove them. */
export function DemoMonthPanel({ count }: { count: number }) {
  return (
    <div className="mb-6">
      <PanelCard id="month" title={monthCopy.title}>
        <p className="mb-4 max-w-[68ch] text-md text-ink-600">
          <Text of={count === 0 ? monthCopy.offer : inventedOrders(count)} />
        </p>
        {count === 0 ? (
          <MonthButton intent="fill" of={monthCopy.fill} busyOf={monthCopy.filling} />
        ) : (
          <CollapsibleSection title={monthCopy.remove}>
            <p className="max-w-[68ch] text-md text-ink-600">
              <Text of={monthCopy.ask} />
            </p>
            <MonthButton intent="remove" of={monthCopy.removeNow} busyOf={monthCopy.removing} />
          </CollapsibleSection>
        )}
      </PanelCard>
    </div>
  );
}

type MonthButtonProps = { intent: 'fill' | 'remove'; of: Bilingual; busyOf: Bilingual };

function MonthButton({ intent, of, busyOf }: MonthButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" action={href('/admin/demo-month')}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={intent === 'fill' ? 'primary' : 'danger'} busy={isBusy}>
        <Both of={isBusy ? busyOf : of} />
      </Button>
    </Form>
  );
}
