import type { Visitor } from './visitor.ts';

const passwordOfEveryone = 'sesame-and-turmeric';

/** Creates an account for this visitor, who is signed in from then on. One IP address may create twenty an hour. */
export async function signUp(visitor: Visitor, name: string): Promise<string> {
  const identifier = `${name.toLowerCase()}@example.lk`;
  await postForm(visitor, '/sign-up', { name, identifier });
  return identifier;
}

/** Signs in from another browser. */
export function signIn(visitor: Visitor, identifier: string): Promise<void> {
  return postForm(visitor, '/sign-in', { identifier });
}

async function postForm(visitor: Visitor, path: string, fields: Record<string, string>) {
  const { status, body } = await visitor.post(path, { ...fields, password: passwordOfEveryone });
  if (status !== 303) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`);
}

/** Adds a product to the wishlist, as the script of its heart button does. */
export function addToWishlist(visitor: Visitor, productId: string) {
  const fields = { intent: 'add', productId };
  return visitor.post('/wishlist/entries', fields, { Accept: 'application/json' });
}
