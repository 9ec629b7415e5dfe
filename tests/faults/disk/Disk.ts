import { dirname } from 'node:path';
import type { Random } from '../../../scripts/fuzz/Random.ts';
import type { DiskEvent } from './DiskEvent.ts';

/** Bytes that a disk writes as a whole. */
const sector = 512;

interface Change {
  readonly begun: number;
  /** Where the new bytes begin; a change of the length has none. */
  readonly offset: number;
  readonly data?: Buffer;
}

interface Inode {
  synced: Buffer;
  changes: Change[];
  readonly isFolder: boolean;
}

/** A name that a folder got or lost. */
interface Entry {
  readonly begun: number;
  readonly path: string;
  readonly inode: Inode | undefined;
}

/**
 * A disk that keeps for sure only what was synced: a file's bytes by a sync of the file, a name by
 * a sync of its folder. Names of one folder reach the disk in their order, as a journal keeps it;
 * bytes in any order, sector by sector.
 */
export class Disk {
  readonly #inodes = new Map<string, Inode>();
  readonly #names = new Map<string, Inode>();
  #entries: Entry[] = [];

  /** A file that was there before, in a folder that was. */
  preload(path: string, bytes: Buffer): void {
    const inode = { synced: bytes, changes: [], isFolder: false };
    this.#inodes.set(path, inode);
    this.#names.set(path, inode);
  }

  /** Does what the process did. */
  apply(event: DiskEvent): void {
    if (event.kind === 'acknowledge') return;
    const { path, begun } = event;
    const inode = this.#inodes.get(path);
    if (event.kind === 'create') this.#make(path, begun, false);
    else if (event.kind === 'makeFolder') this.#make(path, begun, true);
    else if (event.kind === 'remove') this.#name(path, undefined, begun);
    else if (event.kind === 'rename') {
      this.#name(event.to, inode, begun);
      this.#name(path, undefined, begun);
    } else if (event.kind === 'sync') this.#sync(path, begun);
    else if (event.kind === 'truncate') inode?.changes.push({ begun, offset: event.length });
    else inode?.changes.push({ begun, offset: event.offset, data: event.data });
  }

  /** The files that a power cut may leave, by their paths. */
  cut(random: Random): Map<string, Buffer> {
    const names = new Map(this.#names);
    for (const entries of Map.groupBy(this.#entries, ({ path }) => dirname(path)).values()) {
      const count = random.pick([0, entries.length, random.below(entries.length + 1)]);
      for (const { path, inode } of entries.slice(0, count)) setName(names, path, inode);
    }
    const reachable = (path: string): boolean =>
      !this.#inodes.has(dirname(path)) || (names.has(dirname(path)) && reachable(dirname(path)));
    return new Map(
      [...names]
        .filter(([path, { isFolder }]) => !isFolder && reachable(path))
        .map(([path, inode]) => [path, bytesAfterCut(inode, random)]),
    );
  }

  #make(path: string, begun: number, isFolder: boolean): void {
    if (this.#inodes.has(path)) return;
    this.#name(path, { synced: Buffer.alloc(0), changes: [], isFolder }, begun);
  }

  #name(path: string, inode: Inode | undefined, begun: number): void {
    setName(this.#inodes, path, inode);
    this.#entries.push({ path, inode, begun });
  }

  /** What began before the sync did is on the disk; a folder's sync is of its names. */
  #sync(path: string, begun: number): void {
    const inode = this.#inodes.get(path);
    for (const change of inode?.changes.filter((one) => one.begun < begun) ?? [])
      if (inode) inode.synced = changed(inode.synced, change);
    if (inode) inode.changes = inode.changes.filter((one) => one.begun >= begun);
    const isSynced = (one: Entry) => dirname(one.path) === path && one.begun < begun;
    for (const { path: name, inode: named } of this.#entries.filter(isSynced))
      setName(this.#names, name, named);
    this.#entries = this.#entries.filter((one) => !isSynced(one));
  }
}

function setName(names: Map<string, Inode>, path: string, inode: Inode | undefined): void {
  if (inode) names.set(path, inode);
  else names.delete(path);
}

/** The bytes with a change, which is made in place where the length stays. */
function changed(bytes: Buffer, { offset, data }: Change): Buffer {
  const length = data ? Math.max(bytes.length, offset + data.length) : offset;
  let result = bytes;
  if (length !== bytes.length) {
    result = Buffer.alloc(length);
    bytes.copy(result);
  }
  data?.copy(result, offset);
  return result;
}

/**
 * A file after the cut: of what was not synced nothing, all, what came first, or any sectors; the
 * file may also have its new length without its new bytes.
 */
function bytesAfterCut({ synced, changes }: Inode, random: Random): Buffer {
  const way = random.below(5);
  const first = way === 0 ? 0 : way === 1 ? changes.length : random.below(changes.length + 1);
  let bytes = changes.slice(0, first).reduce(changed, Buffer.from(synced));
  for (const change of way < 3 ? [] : changes.slice(first)) {
    if (way === 3 && change.data) bytes = changed(bytes, lengthChange(bytes, change));
    for (const part of random.chance(0.5) ? sectorChanges(change) : [])
      if (random.chance(0.5)) bytes = changed(bytes, part);
  }
  return bytes;
}

const lengthChange = (bytes: Buffer, { offset, data, begun }: Change): Change => ({
  begun,
  offset: Math.max(bytes.length, offset + (data?.length ?? 0)),
});

function sectorChanges({ begun, offset, data }: Change): Change[] {
  if (!data) return [{ begun, offset }];
  const parts: Change[] = [];
  for (let from = 0; from < data.length; ) {
    const end = Math.min(data.length, from + sector - ((offset + from) % sector));
    parts.push({ begun, offset: offset + from, data: data.subarray(from, end) });
    from = end;
  }
  return parts;
}
