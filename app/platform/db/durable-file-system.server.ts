import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number };
type EmscriptenModule = { NODEFS: { stream_ops: Record<string, unknown> } };

/** EIO ("Input/output error") in the numbers of WebAssembly. */
const inputOutputError = 29;

/**
 * Adds the fsync that the embedded database's file system lacks (its system call is a stub). Without it a power cut loses
 * every order since the start.
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

/** Returns failures as numbers: an exception would bypass the database's own error handling. */
function keepOnDisk(stream: Stream): number {
  if (stream.nfd === undefined) return 0;
  try {
    fs.fsyncSync(stream.nfd);
    return 0;
  } catch {
    return inputOutputError;
  }
}
