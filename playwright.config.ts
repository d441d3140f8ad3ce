import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '#scripts/test/free-port.ts';
import { isFullRun } from '#test/full-run.ts';
import { sparingNodeFlags } from '#test/node-flags.ts';
import type { AxeOptions } from './e2e/axe.ts';

// Each worker loads this file again, and gets the port and the folder of the first load by the environment.
const port = process.env['SANDHI_JOURNEY_PORT'] ?? `${await freePort()}`;
const dataDir = process.env['SANDHI_JOURNEY_DATA'] ?? temporaryFolder();
process.env['SANDHI_JOURNEY_PORT'] = port;
process.env['SANDHI_JOURNEY_DATA'] = dataDir;
const chromium = process.env['CHROME_PATH'] || installedChromium();
const shopUrl = `http://127.0.0.1:${port}`;

/** Viewports of the journeys tagged @axe, with the further widths at which each of their checks is repeated. */
const axeViewports = [
  { width: 320, furtherAxeWidths: [600, 768], excluded: /@desk/ },
  { width: 1024, furtherAxeWidths: [1920], excluded: /@phone/ },
];

export default defineConfig<AxeOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // All journeys use one shop, and some of them change its settings.
  workers: 1,
  timeout: 60_000,
  // Several runs share the machine, so elements may appear late.
  expect: { timeout: 10_000 },
  use: {
    baseURL: shopUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    serviceWorkers: 'block',
    // Animations take up to half of a browser's time. Only journeys about motion and the full run have them.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    // A trace takes a sixth of the time of each journey. To look for a fault: `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Lets no request leave the machine. Intercepting each request instead would switch the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    ...axeViewports.map(({ width, furtherAxeWidths, excluded }) => ({
      name: `width-${width}`,
      grep: /@axe/,
      grepInvert: excluded,
      use: { viewport: { width, height: 900 }, furtherAxeWidths },
      // Each of its checks is repeated at the further widths.
      timeout: 180_000,
    })),
  ],
  webServer: {
    command: `"${process.execPath}" ${sparingNodeFlags.join(' ')} scripts/start.mjs`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      // Lets journeys send IP addresses of their own, because they would use up the attempts of one.
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      DATABASE_URL: process.env['SANDHI_TEST_DATABASE'] ?? '',
      APP_URL: '',
    },
    url: shopUrl,
    // The named groups become environment variables of the journeys: the sign-in that the shop prints at its start.
    wait: {
      stdout:
        /Sign in there as "(?<sandhi_owner_name>[^"]+)" with the password "(?<sandhi_owner_password>[^"]+)"/,
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-journeys-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function installedChromium(): string | undefined {
  return [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => fs.existsSync(file));
}
