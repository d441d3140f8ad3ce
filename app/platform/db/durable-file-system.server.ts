import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number };
type EmscriptenModule = { NODEFS: { stream_ops: Record<string, unknown> } };

/** "Input/output error" in the numbers of WebAssembly. */
const inputOutputError = 29;

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

/** A failure is answered by number: an exception would tear through the database's own error handling. */
function keepOnDisk(stream: Stream): number {
  if (stream.nfd === undefined) return 0;
  try {
    fs.fsyncSync(stream.nfd);
    return 0;
  } catch {
    return inputOutputError;
  }
}
