interface Of<Kind extends string> {
  readonly kind: Kind;
  readonly path: string;
}

/** What a process did to the disk; `begun` is the position in the recording at which it began. */
export type DiskEvent = { readonly begun: number } & (
  | (Of<'write'> & { readonly offset: number; readonly data: Buffer })
  | (Of<'truncate'> & { readonly length: number })
  | (Of<'rename'> & { readonly to: string })
  | Of<'create'>
  | Of<'makeFolder'>
  | Of<'remove'>
  | Of<'sync'>
  /** The process told somebody that what `text` says is on the disk. */
  | { readonly kind: 'acknowledge'; readonly text: string }
);
