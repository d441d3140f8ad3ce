import { parseArgs } from 'node:util';
import { runTool } from './backup/run-tool.ts';
import { makeRelease } from './release/make-release.ts';
import { signRelease } from './release/sign-release.ts';

const usage = `Makes one archive of the shop as it was last committed, for machines that build nothing:

  npm run release                      release/sandhi-VERSION-linux-x64.tar.gz, and its checksum beside it
  npm run release -- --key <file>      signed besides with this SSH key, which SANDHI_RELEASE_KEY may name too
  npm run release -- --verify          made twice, in two folders, and compared byte by byte
  npm run release -- --out <folder>    written there

docs/releasing.md says how a release is prepared and checked.`;

const optionSpecs = {
  key: { type: 'string' },
  out: { type: 'string', default: 'release' },
  verify: { type: 'boolean', default: false },
} as const;

await runTool(usage, async (args) => {
  const options = parse(args);
  if (!options) return undefined;
  const made = await makeRelease(options.out);
  if (options.verify && (await makeRelease(`${options.out}/again`)).sha256 !== made.sha256) {
    const message = `${made.archive} has other bytes when it is made again, in ${options.out}/again.`;
    return { ok: false, message: `${message}\nRelease neither before you know why.` };
  }
  const lines = [
    `${made.archive}: ${made.megabytes} MB, unpacked ${made.unpackedMegabytes} MB`,
    `SHA-256 ${made.sha256}${options.verify ? ', the same twice' : ''}`,
    await signRelease(made.archive, options.key ?? process.env['SANDHI_RELEASE_KEY']),
  ];
  return { ok: true, message: lines.join('\n') };
});

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionSpecs }).values;
  } catch {
    return undefined;
  }
}
