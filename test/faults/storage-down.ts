import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aPicture } from '#test/pictures.ts';
import { openS3Storage, type S3Fault } from '#test/s3-storage.ts';
import type { Random } from '#test/seeded.ts';
import { sendUpload, uploadBody } from '#test/upload.ts';
import { cookieHeader } from '#test/visitor.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { waitUntilSold } from './trading/trade.ts';
import { openTradingShop, type TradingShop } from './trading/trading-shop.ts';

/**
 * Lets the storage of pictures refuse, hang, break off responses or vanish while the shop trades and its owner uploads: S3
 * in two thirds of the rounds, the folder in the others. Orders continue, and every added picture is complete afterwards.
 */
export const storageDown: Fault = { name: 'storage-down', rounds: 9, runRounds };

const maxFaultMs = 2000;
const timeoutMs = 20_000;

/** Returns a fault that handles every request, so that none reaches the storage. */
const onEachRequest = (handle: (...args: Parameters<S3Fault>) => void): S3Fault => {
  return (request, response) => {
    handle(request, response);
    return true;
  };
};
const answering = (status: number, code: string) =>
  onEachRequest((_, response) => {
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
const faultsOfS3: Record<string, S3Fault> = {
  overloaded: answering(503, 'SlowDown'),
  'refusing the key': answering(403, 'InvalidAccessKeyId'),
  'without its bucket': answering(404, 'NoSuchBucket'),
  'never answering': onEachRequest(() => {}),
  'hanging up': onEachRequest((request) => {
    request.destroy();
  }),
  'breaking off responses': onEachRequest((_, response) => {
    response.writeHead(200, { 'Content-Length': 5000 });
    response.write('RIFF', () => response.destroy());
  }),
};

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  const folderRounds = Math.floor(rounds / 3);
  const storage = await openS3Storage();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.config;
  const env = async () => ({
    S3_ENDPOINT: endpoint.origin,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const addedPictures = new AddedPictures();
  const kinds = Object.keys(faultsOfS3);
  let next = random.between(0, kinds.length - 1);
  yield* roundsOn(
    () => openTradingShop(random, 'embedded', { env }),
    { rounds: rounds - folderRounds, random },
    async (tradingShop) => {
      const kind = `${kinds[next % kinds.length]}`;
      next += 1;
      const mend = () => storage.setFault();
      await addedPictures.uploadDuring(tradingShop, random, {
        begin: () => storage.setFault(faultsOfS3[kind]),
        mend,
      });
      return `the bucket ${kind}`;
    },
  );
  storage.close();
  if (folderRounds === 0) return;
  const addedToFolder = new AddedPictures();
  yield* roundsOn(
    () => openTradingShop(random, 'embedded'),
    { rounds: folderRounds, random },
    async (tradingShop) => {
      const folder = path.join(tradingShop.shop.dataDir, 'shop', 'media');
      await addedToFolder.uploadDuring(tradingShop, random, folderThatVanishes(folder));
      return 'the folder of pictures gone';
    },
  );
}

type Outage = { begin: () => void; mend: () => void };

/** Replaces the folder with a file, so that it cannot be opened, as when its disk is not mounted. */
function folderThatVanishes(folder: string): Outage {
  const away = `${folder}-away`;
  return {
    begin: () => {
      fs.renameSync(folder, away);
      fs.writeFileSync(folder, '');
    },
    mend: () => {
      fs.rmSync(folder);
      fs.renameSync(away, folder);
    },
  };
}

/** Adds pictures, and remembers the path of each with the checksum that it had when it was first read. */
class AddedPictures {
  /** The checksum is empty until the picture is read. */
  readonly #sums = new Map<string, string>();
  #upload: Buffer | undefined;

  /** Uploads and reads pictures while the storage is down, and waits until it has recovered. */
  async uploadDuring(
    tradingShop: TradingShop,
    random: Random,
    { begin, mend }: Outage,
  ): Promise<void> {
    const content = await aPicture({ width: 500, height: 500 });
    this.#upload ??= uploadBody([{ fileName: 'oil.jpg', content }]);
    await this.#waitUntilRecovered(tradingShop);
    begin();
    const until = Date.now() + random.between(200, maxFaultMs);
    do {
      await this.#add(tradingShop);
      await this.#check(tradingShop, random.pick([...this.#sums.keys()]));
    } while (Date.now() < until);
    const home = await tradingShop.shop.visitor().get('/');
    if (home.status !== 200)
      tradingShop.anomalies.push(`The home page was answered ${home.status}`);
    if (!(await waitUntilSold(tradingShop, 1)))
      tradingShop.anomalies.push('Nobody could buy without the storage');
    mend();
    await this.#waitUntilRecovered(tradingShop);
  }

  /** Waits until a picture can be added, then records as an anomaly each earlier one that is not complete. */
  async #waitUntilRecovered(tradingShop: TradingShop): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await this.#add(tradingShop))) {
      if (Date.now() > deadline)
        return void tradingShop.anomalies.push('No picture can be added again');
      await pause(100);
    }
    for (const picturePath of this.#sums.keys()) {
      if (!(await this.#check(tradingShop, picturePath)))
        tradingShop.anomalies.push(`${picturePath} is lost`);
    }
  }

  /** Uploads one picture, and returns whether it was added. Records any response except for success and a proper refusal. */
  async #add(tradingShop: TradingShop): Promise<boolean> {
    const { shop, owner, anomalies } = tradingShop;
    if (owner.cookies.size === 0) return false;
    const cookie = cookieHeader(owner.cookies);
    const { status, paths, codes } = await sendUpload({ ...shop, cookie }, this.#upload as Buffer);
    const [picturePath] = paths;
    if (picturePath) this.#sums.set(picturePath, '');
    const isRefused = status === 422 && codes.every((code) => code === 'no-storage');
    if (!picturePath && !isRefused) anomalies.push(`An upload was answered ${status} ${codes}`);
    return picturePath !== undefined;
  }

  /** Returns whether the picture exists and is complete. Records a wrong status, and content that differs from before. */
  async #check({ shop, anomalies }: TradingShop, picturePath: string): Promise<boolean> {
    const response = await fetch(shop.url + picturePath);
    const content = await response.bytes().catch(() => undefined);
    if (response.status !== 200 || !content) {
      if (![200, 503].includes(response.status)) anomalies.push(`A picture was ${response.status}`);
      return false;
    }
    const sum = createHash('sha256').update(content).digest('hex');
    const before = this.#sums.get(picturePath) || sum;
    if (before !== sum) anomalies.push(`${picturePath} changed its content`);
    this.#sums.set(picturePath, sum);
    return true;
  }
}
