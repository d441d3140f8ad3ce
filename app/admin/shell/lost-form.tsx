import { WifiOff } from 'lucide-react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both } from '#ui/text.tsx';
import { Panel } from './panel.tsx';
import type { SentForm } from './sent-form.ts';
import { shellCopy } from './shell.copy.ts';

/** The connection broke while a form was on its way: nothing that was typed is lost, and one press sends it again. */
export function LostForm({ form }: { form: SentForm }) {
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Panel>
      <EmptyState
        as="h1"
        sentence
        of={shellCopy.notLost}
        icon={<WifiOff className="size-14 stroke-1" />}
      >
        <p className="w-full">
          <Both of={shellCopy.connectionBroke} />
        </p>
        <Form method="post" action={form.action} replace>
          {form.fields.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" busy={isBusy}>
            <Both of={shellCopy.saveAgain} />
          </Button>
        </Form>
        <Link
          to={`${pathname}${search}`}
          reloadDocument
          className="mx-auto flex min-h-11 items-center text-leaf-900"
        >
          <span>
            <Both of={shellCopy.discard} beside />
          </span>
        </Link>
      </EmptyState>
    </Panel>
  );
}
