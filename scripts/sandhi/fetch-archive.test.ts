import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { fetchArchive } from './fetch-archive.ts';
import { openMachine } from './machine.ts';

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-fetch-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** Answers every request with a body whose connection breaks after its first bytes. */
function breakingConnection() {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('the first bytes')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a download of a release that breaks off is refused with a readable message', async () => {
  breakingConnection();
  const folder = aFolder();
  const source = 'https://shop.example.lk/sandhi-2.0.0-linux-x64.tar.gz';
  const fetched = fetchArchive(openMachine(folder), source, folder);
  await expect(fetched).rejects.toThrow(OperatorProblem);
  await expect(fetched).rejects.toThrow(/broke off on its way/);
});
