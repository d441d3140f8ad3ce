import { createHash, type Hash } from 'node:crypto';
import type { BackupFile } from './backup-file.server.ts';
import {
  type BackupHeader,
  BackupRefused,
  type ControlLine,
  readControl,
  readHeader,
} from './backup-format.server.ts';
import { cutOffMessage, readLines } from './read-lines.server.ts';

export type BackupPart = ControlLine | { is: 'row'; line: string } | { is: 'piece'; bytes: Buffer };

/**
 * Reads a backup part by part and verifies every checksum, every count and the order of lines. Throws a BackupRefused for
 * any difference, a missing end included.
 */
export async function* readBackup(file: BackupFile): AsyncGenerator<BackupPart> {
  const verifier = new BackupVerifier();
  for await (const line of readLines(file)) yield verifier.add(line);
  if (!verifier.hasEnded) throw new BackupRefused(cutOffMessage);
}

/** Reads the header of a backup, without reading it to its end. */
export async function readBackupHeader(file: BackupFile): Promise<BackupHeader> {
  for await (const bytes of readLines(file)) return readHeader(bytes.toString('utf8'));
  throw new BackupRefused(cutOffMessage);
}

type Open = { is: 'table' | 'file'; name: string; hash: Hash; count: number };

class BackupVerifier {
  readonly #backupHash = createHash('sha256');
  #open: Open | undefined;
  #hasBegun = false;
  #tables = 0;
  #files = 0;
  hasEnded = false;

  add(bytes: Buffer): BackupPart {
    if (this.hasEnded) throw damagedRefusal();
    const line = bytes.toString('utf8', 0, bytes.length - 1);
    const part =
      line.startsWith('[') || line.startsWith('"')
        ? this.#addContent(line)
        : this.#addControl(line);
    this.#backupHash.update(bytes);
    return part;
  }

  /** Adds a row to the open table, or a piece to the open file. */
  #addContent(line: string): BackupPart {
    const open = this.#open;
    if (open?.is === 'table' && line.startsWith('[')) {
      open.hash.update(`${line}\n`);
      open.count += 1;
      return { is: 'row', line };
    }
    if (open?.is !== 'file' || line.startsWith('[')) throw damagedRefusal();
    const bytes = Buffer.from(line.slice(1, -1), 'base64');
    open.hash.update(bytes);
    open.count += bytes.length;
    return { is: 'piece', bytes };
  }

  #addControl(text: string): ControlLine {
    const line = this.#hasBegun ? readControl(text) : readHeader(text);
    if (!line || (line.is === 'backup') === this.#hasBegun) throw damagedRefusal();
    this.#hasBegun = true;
    this.#check(line);
    return line;
  }

  #check(line: ControlLine) {
    switch (line.is) {
      case 'table':
      case 'file':
        if (this.#open) throw damagedRefusal();
        this.#open = { is: line.is, name: line.name, hash: createHash('sha256'), count: 0 };
        break;
      case 'table-end':
        this.#close(line, line.rows);
        this.#tables += 1;
        break;
      case 'file-end':
        this.#close(line, line.bytes);
        this.#files += 1;
        break;
      case 'end':
        this.#end(line);
        break;
      default:
        if (this.#open) throw damagedRefusal();
    }
  }

  #close({ name, sha256 }: { name: string; sha256: string }, count: number) {
    const open = this.#open;
    if (open?.name !== name || open.count !== count || open.hash.digest('hex') !== sha256) {
      throw damagedRefusal();
    }
    this.#open = undefined;
  }

  #end({ tables, files, sha256 }: Extract<ControlLine, { is: 'end' }>) {
    const isComplete = !this.#open && tables === this.#tables && files === this.#files;
    if (!isComplete || this.#backupHash.copy().digest('hex') !== sha256) throw damagedRefusal();
    this.hasEnded = true;
  }
}

function damagedRefusal(): BackupRefused {
  return new BackupRefused(
    'This backup is damaged: its checksums do not agree with what it holds. Take another one.',
  );
}
