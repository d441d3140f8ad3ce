import { Form, href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useSay } from '#ui/language.tsx';
import { Logo } from '#ui/logo.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { DemoSignIn } from '#web/running-shop.server.ts';
import { signInCopy } from './sign-in.copy.ts';
import '#admin/shell/panel.css';

export type LoginScreenProps = {
  /** Where to go on after signing in: the page that was asked for. */
  next: string;
  /** Shown to everybody, which is why only the demonstration has any. */
  demo: DemoSignIn | undefined;
  username?: string | undefined;
  problem?: { username?: Bilingual; password?: Bilingual; form?: Bilingual } | undefined;
};

/** It loads the whole document, so that it works the same without JavaScript and leaves nothing of before in memory. */
export function LoginScreen({ next, demo, username, problem }: LoginScreenProps) {
  const say = useSay();
  return (
    <main
      id="content"
      className="panel panel-body grid min-h-dvh place-items-center bg-leaf-950 px-4 py-8"
    >
      <div className="on-cream w-full max-w-110 rounded-lg bg-cream-50 px-[clamp(24px,4vw,44px)] py-10 shadow-3">
        <Logo name={say(signInCopy.shopName)} className="mx-auto w-43" />
        <h1 className="mt-6 mb-6 text-center text-xl leading-snug">
          <Both of={signInCopy.login} />
        </h1>
        <Form method="post" action={href('/admin/sign-in')} reloadDocument className="grid gap-5">
          <input type="hidden" name="next" value={next} />
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
          <Button type="submit" block>
            <Both of={signInCopy.login} />
          </Button>
          {demo && <DemoCredentials demo={demo} />}
        </Form>
      </div>
    </main>
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
