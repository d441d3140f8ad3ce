export type LinkPicture = { url: string; card: string; width?: string; height?: string };

const ownPicture = /^(\/pictures\/.+-(\d+))\.(?:avif|webp)$/;

/** Returns the picture of a shared link: the page's, all of ours being square, or the shop's. */
export function linkPicture(origin: string, picture: string | undefined): LinkPicture {
  if (!picture) {
    const size = { width: '1200', height: '630' };
    return { url: `${origin}/og.jpg`, card: 'summary_large_image', ...size };
  }
  const [, path, width] = ownPicture.exec(picture) ?? [];
  if (path === undefined || width === undefined) {
    return { url: new URL(picture, origin).href, card: 'summary' };
  }
  // Messengers support WebP, but few of them AVIF. Each of our pictures exists in both.
  return { url: `${origin}${path}.webp`, card: 'summary', width, height: width };
}
