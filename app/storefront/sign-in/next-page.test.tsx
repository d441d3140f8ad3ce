import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import SignUpRoute, { loader as loadSignUp } from '#storefront/sign-up/sign-up.route.tsx';
import { visitArgs } from '#test/checkout-visit.ts';
import { htmlOf } from '#test/rendered.ts';
import { openTestShop } from '#test/shop.ts';
import SignInRoute, { loader as loadSignIn } from './sign-in.route.tsx';

const pages = [
  { path: '/sign-in', loader: loadSignIn, Page: SignInRoute },
  { path: '/sign-up', loader: loadSignUp, Page: SignUpRoute },
] as const;

test.each(pages)(
  'the form at $path keeps the page to go on to in its URL, where a switch of the language after a refusal finds it',
  async ({ path, loader, Page }) => {
    const { args } = await visitArgs(await openTestShop(), { path: `${path}?next=%2Fcheckout` });
    const loaderData = await loader(args as never);
    const PageOf = Page as (props: { loaderData: unknown }) => ReactNode;
    const html = htmlOf(<PageOf loaderData={loaderData} />);
    expect(html).toMatch(/<form[^>]* action="\/sign-(in|up)\?next=%2Fcheckout"/);
  },
);
