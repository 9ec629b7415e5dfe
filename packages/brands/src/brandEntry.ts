/** Colours that a person chooses for a brand, `#rrggbb`; all others follow from them. */
export interface BrandColors {
  /** Ground of the page, and the text on it. */
  readonly paper?: string | undefined;
  readonly ink?: string | undefined;
  /** Second ground. */
  readonly tint?: string | undefined;
  /** The brand's flat colour. */
  readonly brand?: string | undefined;
  /** Links and small accents. */
  readonly accent?: string | undefined;
}

/**
 * A brand as people keep it (ADR 36): of a shipped brand only what differs is needed, of any other
 * its name and hosts.
 */
export interface BrandEntry {
  readonly code: string;
  /** Number of a brand that isn't shipped; a shipped one keeps its own (spec §1). */
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
  readonly kind?: string | undefined;
  readonly isMicrosite?: boolean | undefined;
  /** Languages of its site besides English; absent or empty means all. */
  readonly languages?: readonly string[] | undefined;
  /** Host names in lower case, the canonical one first; empty means the shipped ones. */
  readonly hosts?: readonly string[] | undefined;
  readonly newsletterLists?: { readonly school: string; readonly alumni: string } | undefined;
  readonly colors?: BrandColors | undefined;
  /** The logo as an SVG document without scripts; absent means the shipped one or a wordmark. */
  readonly logo?: string | undefined;
  /** The favicon as a square SVG document of shapes alone; absent means the mark in its colours. */
  readonly favicon?: string | undefined;
  /** Key of the typeface of its Latin and Cyrillic (typefaces.ts); absent means Inter Tight. */
  readonly typeface?: string | undefined;
}
