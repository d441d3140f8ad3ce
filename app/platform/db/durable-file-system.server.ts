import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number };
type EmscriptenModule = { NODEFS: { stream_ops: Record<string, unknown> } };

/**
 * The embedded database as it comes never asks the disk to keep what it wrote: the system call is a stub, and its
 * file system has no fsync. This one has. Without it a power cut loses every order since the start.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...given);
    const preRun = (prepared.emscriptenOpts.preRun ?? []) as ((module: EmscriptenModule) => void)[];
    preRun.push((module) => {
      module.NODEFS.stream_ops['fsync'] = keepOnDisk;
    });
    return prepared;
  }
}

function keepOnDisk(stream: Stream): number {
  if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
  return 0;
}
