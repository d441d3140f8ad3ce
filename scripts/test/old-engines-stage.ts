import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { captureOutput } from './child-processes.ts';
import { runJourneys } from './playwright-stage.ts';
import { addUp, type Outcome } from './stage.ts';

/** Versions of the package `@sparticuz/chromium`, which contains the real engines, and their expected checksums. */
const engines: Record<string, string> = {
  '92.0.0':
    'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  '103.0.0':
    'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  '109.0.6':
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  '115.0.0':
    'sha512-/g79+OYMo1xJWOtf9htQ92G9LJL8ewXsSTex8siSOcjAi99KnN4QiYWwe45qawitUzP0ACpUOBpJC3wm1z7Vrw==',
};
const cache = path.resolve('node_modules/.cache/old-engines');

/** Runs journeys in old engines, which are fetched from npm once. */
export async function runOldEngines(folder: string): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const version of Object.keys(engines)) {
    const [major = ''] = version.split('.');
    const env = {
      CHROME_PATH: await fetchEngine(version),
      SANDHI_ENGINE: major,
      SANDHI_TEST_ALL: '1',
    };
    const outcome = await runJourneys(
      { projects: ['phone'], grep: /@old-engine/ },
      { folder, env },
    );
    outcomes.push({
      ...outcome,
      problems: outcome.problems.map((problem) => `Chromium ${major}: ${problem}`),
    });
  }
  return addUp(outcomes);
}

/** Returns the path of the engine's program. */
async function fetchEngine(version: string): Promise<string> {
  const home = path.join(cache, version);
  const program = path.join(home, 'chromium');
  if (fs.existsSync(program)) return program;
  fs.mkdirSync(home, { recursive: true });
  await captureOutput('npm', [
    'pack',
    `@sparticuz/chromium@${version}`,
    '--pack-destination',
    home,
  ]);
  const archive = path.join(home, `sparticuz-chromium-${version}.tgz`);
  const hash = crypto.hash('sha512', fs.readFileSync(archive), 'base64');
  if (`sha512-${hash}` !== engines[version]) throw new Error(`${archive} is not what it was.`);
  await captureOutput('tar', ['xzf', archive, '-C', home]);
  fs.rmSync(archive);
  inflate(home, 'swiftshader.tar');
  await captureOutput('tar', ['xf', path.join(home, 'swiftshader.tar'), '-C', home]);
  inflate(home, 'chromium');
  return program;
}

function inflate(home: string, name: string): void {
  const packed = fs.readFileSync(path.join(home, 'package/bin', `${name}.br`));
  const unfinished = path.join(home, `${name}.part`);
  fs.writeFileSync(unfinished, zlib.brotliDecompressSync(packed), { mode: 0o755 });
  fs.renameSync(unfinished, path.join(home, name));
}
