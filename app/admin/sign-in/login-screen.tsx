import { Form, href, useNavigation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { DemoSignIn } from '#web/running-shop.server.ts';
import type { UnsavedForm } from '#web/unsaved-form.server.ts';
import { reasons, signInCopy } from './sign-in.copy.ts';
import { SignInCard } from './sign-in-card.tsx';
import { UnsavedField } from './unsaved-field.tsx';

export type LoginScreenProps = {
  /** Where to go on after signing in: the page that was asked for. */
  next: string;
  /** Shown to everybody, which is why only the demonstration has any. */
  demo: DemoSignIn | undefined;
  /** Why a session that was good is asked for its password again. */
  because?: keyof typeof reasons | undefined;
  unsaved?: UnsavedForm | undefined;
  username?: string | undefined;
  problem?: { username?: Bilingual; password?: Bilingual; form?: Bilingual } | undefined;
};

/**
 * Whoever is let in loads the whole document, so that nothing of before stays in memory. What was typed before signing
 * in goes along as a document, for the page that answers is shown once.
 */
export function LoginScreen({ next, demo, because, unsaved, username, problem }: LoginScreenProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <SignInCard title={signInCopy.login}>
      <Form
        method="post"
        action={href('/admin/sign-in')}
        reloadDocument={unsaved !== undefined}
        className="grid gap-5"
      >
        <input type="hidden" name="next" value={next} />
        <UnsavedField unsaved={unsaved} />
        {because && !problem && (
          <Notice role="alert">
            <Both of={reasons[because]} />
            {unsaved && (
              <p className="mt-2">
                <Both of={signInCopy.kept} />
              </p>
            )}
          </Notice>
        )}
        {problem?.form && (
          <Notice tone="danger" role="alert">
            <Both of={problem.form} />
          </Notice>
        )}
        <TextField
          name="username"
          label={signInCopy.username}
          defaultValue={username}
          error={problem?.username}
          autoFocus={problem?.username !== undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          name="password"
          type="password"
          label={signInCopy.password}
          error={problem?.password}
          autoFocus={problem?.password !== undefined && problem.username === undefined}
          autoComplete="current-password"
          required
        />
        <Button type="submit" block busy={isBusy}>
          <Both of={signInCopy.login} />
        </Button>
        {demo && <DemoCredentials demo={demo} />}
      </Form>
    </SignInCard>
  );
}

function DemoCredentials({ demo }: { demo: DemoSignIn }) {
  return (
    <div className="rounded-sm bg-pending-tint px-4 py-3.5 text-md text-pending [--second:currentColor]">
      <p className="font-semibold">
        <Both of={signInCopy.demoCredentials} beside />
      </p>
      <p>
        <Text of={signInCopy.username} />{' '}
        <code className="font-semibold whitespace-nowrap">{demo.username}</code>
        {' · '}
        <Text of={signInCopy.password} />{' '}
        <code className="font-semibold whitespace-nowrap">{demo.password}</code>
      </p>
    </div>
  );
}
