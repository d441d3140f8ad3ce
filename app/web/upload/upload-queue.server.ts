import { Semaphore } from '#platform/storage/semaphore.ts';

/** Admits four forms at a time: prepared files stay in memory until they are stored, several times as large as they arrived. */
export const uploadQueue = new Semaphore({ concurrency: 4, maxQueue: 100 });
