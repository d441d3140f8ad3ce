import { randomInt } from 'node:crypto';
import { visitorOf } from '#test/visitor.ts';

/** A form that must not reveal whether it knows a name, the field that takes the name, and its response. */
export type TimedForm = {
  path: string;
  nameField: 'identifier' | 'email';
  fields: Record<string, string>;
  status: number;
  /** Whether a known name, besides having an account, has sent this form before. */
  isSentBefore?: boolean;
};
export type Times = { known: number[]; unknown: number[] };

/**
 * Times this many pairs of attempts, one with a known and one with an unknown name, in milliseconds. Throws when the
 * responses of a pair differ.
 */
export async function timeAlternately(url: string, form: TimedForm, pairs: number): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const names = { known: await aKnownName(url, form), unknown: aName() };
    const inTurn = pair % 2 === 0 ? kinds : [...kinds].reverse();
    const responses = new Map<string, string>();
    for (const kind of inTurn) {
      const name = names[kind];
      const began = performance.now();
      const response = await post(url, form.path, { [form.nameField]: name, ...form.fields });
      times[kind].push(performance.now() - began);
      if (response.status !== form.status) throw new Error(`${kind}: ${response.status}`);
      responses.set(kind, plain(`${response.headers.get('Location')} ${response.body}`, name));
    }
    if (responses.get('known') !== responses.get('unknown'))
      throw new Error('The responses differ.');
  }
  return times;
}

const kinds = ['known', 'unknown'] as const;

async function aKnownName(
  url: string,
  { isSentBefore, path, nameField }: TimedForm,
): Promise<string> {
  const name = aName();
  await signUp(url, name);
  if (isSentBefore) await post(url, path, { [nameField]: name });
  return name;
}

async function signUp(url: string, identifier: string) {
  const fields = { name: 'Kamala Silva', identifier, password: 'sesame-and-turmeric' };
  const { status, body } = await post(url, '/sign-up', fields);
  if (status !== 303) throw new Error(`Signing up answered ${status}: ${body}`);
}

/** Posts from a new browser at another address each time. */
function post(url: string, path: string, fields: Record<string, string>) {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  return visitorOf(url).post(path, fields, { 'X-Forwarded-For': address });
}

/** Returns a name that is as long as any other, so that length does not affect the times. */
function aName(): string {
  return `person-${randomInt(1e9, 9e9)}@example.lk`;
}

/** Returns the page without its nonces and without the typed name. */
function plain(body: string, name: string): string {
  return body.replaceAll(name, '').replaceAll(/nonce="[^"]*"/g, '');
}
