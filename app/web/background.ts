/**
 * What a page of the panel asks for by itself, without anybody having done anything, says so in its address:
 * `/admin/…?background=1`. It is answered like everything else, but does not put off the idle end of the session.
 */
const parameter = 'background';

export function isBackground(request: Request): boolean {
  return new URL(request.url).searchParams.has(parameter);
}

/** The same address, asked for by the page itself. */
export function inBackground(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=1`;
}
