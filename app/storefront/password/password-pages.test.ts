import { createElement } from 'react';
import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { htmlOf } from '#test/rendered.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { Route as Forgot } from './+types/forgot-password.route';
import type { Route as ByCode } from './+types/reset-by-code.route';
import type { Route as Reset } from './+types/reset-password.route';
import { action as askForLink, loader as openForgotten } from './forgot-password.route.tsx';
import { passwordCopy } from './password.copy.ts';
import ResetByCodeRoute, { loader as openCodeForm } from './reset-by-code.route.tsx';
import { headers, loader as openLink, action as postLink } from './reset-password.route.tsx';

const knownEmail = 'kamala@example.lk';
const password = 'cardamom-and-clove';

async function aShop() {
  const box = mailbox();
  const shop = await openTestShop({ listeners: [box.listener] });
  await anAccountFor(shop, knownEmail);
  return { ...box, shop };
}

async function ask(shop: TestShop, identifier: string, path = '/forgot-password') {
  const { args } = await visitArgs(shop, { path, form: { identifier } });
  return askForLink(args as unknown as Forgot.ActionArgs);
}

/** Returns everything of a response that a browser can see. */
function visibleIn(returned: Awaited<ReturnType<typeof ask>>) {
  if (!(returned instanceof Response))
    return { status: returned.init?.status, body: returned.data };
  return { status: returned.status, headers: [...returned.headers] };
}

function locationOf({ headers = [] }: ReturnType<typeof visibleIn>): string | undefined {
  return new Headers(headers).get('Location') ?? undefined;
}

test('known and unknown accounts, by e-mail or phone, get exactly the same response', async () => {
  const { shop, mails } = await aShop();
  await anAccountFor(shop, '0771234567');
  const identifiers = [knownEmail, 'nobody@example.lk', '0771234567', '0112345678'];
  const answers = [];
  for (const identifier of identifiers) answers.push(visibleIn(await ask(shop, identifier)));
  expect(answers[0]).toMatchObject({ status: 303 });
  for (const response of answers) expect(response).toEqual(answers[0]);
  expect(mails).toHaveLength(1);
});

test('a shop that sends codes asks for one after any mobile number, known or unknown, and never after a landline number', async () => {
  const { shop } = await aShop();
  await anAccountFor(shop, '0771234567');
  const responseTo = async (identifier: string) => {
    const form = { identifier };
    const { args } = await visitArgs(shop, { path: '/forgot-password', form, isDemo: true });
    return visibleIn(await askForLink(args as unknown as Forgot.ActionArgs));
  };
  for (const mobile of ['0771234567', '0779998877'])
    expect(locationOf(await responseTo(mobile))).toBe('/reset-by-code');
  expect(locationOf(await responseTo('0112345678'))).toBe('/forgot-password?sent');
});

test('a reload still says that a link was requested, and another request begins with the empty form', async () => {
  const { shop } = await aShop();
  const redirect = (await ask(shop, knownEmail, '/si/forgot-password')) as Response;
  const location = redirect.headers.get('Location') ?? '';
  const open = async (path: string) => {
    const { args } = await visitArgs(shop, { path });
    return (await openForgotten(args as unknown as Forgot.LoaderArgs)) as { wasRequested: boolean };
  };
  for (const _ of ['first', 'reload']) expect(await open(location)).toEqual({ wasRequested: true });
  expect(await open('/forgot-password')).toEqual({ wasRequested: false });
});

test('the page that asks for the code is shown again by a reload and in the other language, and once with the number', async () => {
  const { shop } = await aShop();
  const visit = { path: '/si/forgot-password', form: { identifier: '0779998877' }, isDemo: true };
  const { args } = await visitArgs(shop, visit);
  const response = (await askForLink(args as unknown as Forgot.ActionArgs)) as Response;
  expect(response.headers.get('Location')).toBe('/si/reset-by-code');
  const pageWith = async (cookies: string[]) => {
    const { args } = await visitArgs(shop, { path: '/reset-by-code' });
    const headers = { cookie: cookieHeader(cookies) };
    const request = new Request(args.url, { headers });
    const opening = { ...args, request } as unknown as ByCode.LoaderArgs;
    const { data: loaderData, init } = await openCodeForm(opening);
    const page = createElement(ResetByCodeRoute, { loaderData } as ByCode.ComponentProps);
    return { html: htmlOf(page), setCookie: new Headers(init?.headers).get('Set-Cookie') };
  };
  const shown = await pageWith(response.headers.getSetCookie());
  expect(shown.html).toContain('value="0779998877"');
  expect(shown.setCookie).toMatch(/Max-Age=0/);
  const again = await pageWith([]);
  expect(again.html).toContain('name="code"');
  expect(again.html).not.toContain('0779998877');
});

test('the answer to any phone promises WhatsApp, and says that a landline is called instead', () => {
  expect(passwordCopy.sentByPhone.en).toMatch(/by WhatsApp.* landline, we call it/);
  expect(passwordCopy.sentByPhone.si).toContain('ස්ථාවර');
});

test('too many requests for known and unknown accounts get the same refusal, with the time to wait', async () => {
  const { shop } = await aShop();
  for (const identifier of [knownEmail, 'nobody@example.lk']) {
    await Promise.all(Array.from({ length: 5 }, () => ask(shop, identifier)));
    expect(visibleIn(await ask(shop, identifier))).toEqual({
      status: 429,
      body: {
        problems: {},
        refusal: { code: 'too-many-attempts', minutes: 60, seconds: 3600 },
        values: { identifier },
      },
    });
  }
});

test.each([
  ['', 'required'],
  ['kamala', 'identifier'],
  ['+44 20 7946 0018', 'identifier'],
])('%j is refused as neither an e-mail address nor a phone number', async (identifier, problem) => {
  const { shop } = await aShop();
  expect(visibleIn(await ask(shop, identifier))).toEqual({
    status: 422,
    body: { problems: { identifier: problem }, values: { identifier } },
  });
});

async function linkArgs(shop: TestShop, token: string, form?: Record<string, string>) {
  const path = `/si/reset-password/${token}`;
  const { args } = await visitArgs(shop, { path, ...(form && { form }) });
  return { ...args, params: { token } };
}

async function follow(shop: TestShop, token: string) {
  const returned = await openLink((await linkArgs(shop, token)) as unknown as Reset.LoaderArgs);
  return { status: returned.init?.status ?? 200, ...returned.data };
}

async function post(shop: TestShop, token: string, form: Record<string, string>) {
  return postLink((await linkArgs(shop, token, form)) as unknown as Reset.ActionArgs);
}

test('a link opens the form, a used link says that it was used, and redirects keep the language', async () => {
  const { shop, lastToken } = await aShop();
  await requestReset(shop, knownEmail);
  const token = lastToken();
  expect(await follow(shop, token)).toEqual({ status: 200, unusableReason: undefined });

  const used = (await post(shop, token, { password })) as Response;
  expect([used.status, used.headers.get('Location')]).toEqual([303, '/si/reset-password']);
  expect(used.headers.getSetCookie().join()).toContain('sandhi_device=');

  expect(await follow(shop, token)).toEqual({ status: 410, unusableReason: 'link-used' });
  const again = (await post(shop, token, { password: 'another-password' })) as Response;
  expect(again.headers.get('Location')).toBe(`/si/reset-password/${token}`);
});

test('an unsuitable password is refused, not sent back, and does not use up the link', async () => {
  const { shop, lastToken } = await aShop();
  await requestReset(shop, knownEmail);
  for (const [typed, problem] of [
    ['', 'required'],
    ['sesame1', 'too-short'],
    ['password1', 'common'],
    ['x1y2'.repeat(33), 'too-long'],
  ]) {
    const returned = await post(shop, lastToken(), { password: typed ?? '' });
    expect(returned).toMatchObject({ data: { problems: { password: problem } } });
    if (typed) expect(JSON.stringify(returned)).not.toContain(typed);
  }
  expect(await follow(shop, lastToken())).toMatchObject({ status: 200 });
});

test('the page of a link is neither cached nor indexed, and its URL is not sent to other sites', () => {
  const args = { actionHeaders: new Headers() } as unknown as Reset.HeadersArgs;
  expect(headers(args)).toMatchObject({
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  });
});
