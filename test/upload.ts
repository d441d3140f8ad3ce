import { type RawResponse, rawRequest } from './raw-request.ts';

export type UploadPart = {
  name?: string;
  fileName?: string;
  type?: string;
  content: string | Buffer;
};

const boundary = 'the-boundary-of-the-tests';
export const uploadType = `multipart/form-data; boundary=${boundary}`;

/** Encodes a form with files as a browser does; `end` follows the last part. */
export function uploadBody(parts: readonly UploadPart[], end = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name = 'pictures', fileName, type = 'image/jpeg', content }) => {
      const file =
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`;
      const header = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}`;
      return [Buffer.from(`${header}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')];
    }),
    Buffer.from(end),
  ]);
}

export type UploadResponse = { status: number; paths: string[]; codes: string[] };

/** Parses the response to an upload. One that is not JSON refuses the whole request: no picture was added. */
function parseUploadResponse({ status, headers, body }: RawResponse): UploadResponse {
  if (!headers['content-type']?.includes('json')) return { status, paths: [], codes: [] };
  const { paths = [], problems = [] } = JSON.parse(body) as {
    paths?: string[];
    problems?: { code: string }[];
  };
  return { status, paths, codes: problems.map(({ code }) => code) };
}

type Sender = { port: number; url: string; cookie: string };
type Overrides = { path?: string; headers?: Record<string, string> };

export async function sendUpload(
  { port, url, cookie }: Sender,
  body: Buffer,
  { path = '/admin/products/pictures', headers = {} }: Overrides = {},
): Promise<UploadResponse> {
  const standardHeaders = { Origin: url, Cookie: cookie, 'Content-Type': uploadType };
  return parseUploadResponse(
    await rawRequest({ port }, { path, headers: { ...standardHeaders, ...headers }, body }),
  );
}
