export interface ImportOptions {
  /** Code of the brand that everything is imported for. */
  readonly brand: string;
  /** Pages are published, and menus and redirects written, which are public at once. */
  readonly publish: boolean;
}
