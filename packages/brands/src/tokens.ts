/**
 * What a brand's look is made of; one file a brand in `tokens/`. Colours are `#rrggbb`; every text
 * pair is AA (tested).
 */
export interface BrandTokens {
  readonly color: {
    /** Ground of the page, and the text on it. */
    readonly paper: string;
    readonly ink: string;
    /** Quieter text on paper and on tint. */
    readonly inkSoft: string;
    /** Second ground. */
    readonly tint: string;
    /** Dark ground, and the text on it. */
    readonly night: string;
    readonly onNight: string;
    /** The brand's flat colour as a ground, and the text on it. */
    readonly brand: string;
    readonly onBrand: string;
    /** Links and small accents as text on paper and on tint. */
    readonly accent: string;
    /** Hairlines. */
    readonly line: string;
  };
  /** Font weights 100 to 900. */
  readonly weight: {
    readonly display: number;
    readonly heading: number;
    readonly text: number;
    readonly strong: number;
  };
  /** Letter spacing of display sizes, in em; Arabic ignores it. */
  readonly tracking: number;
  /** Corner radius of pictures and controls, in px. */
  readonly radius: number;
  /**
   * The brand's gesture: CSS `clip-path` of its hero crop in left-to-right and in right-to-left,
   * and the SVG path (24 by 24 box) of its section mark.
   */
  readonly gesture: { readonly clip: string; readonly clipRtl: string; readonly mark: string };
  /**
   * How header and footer bear the brand; a plain corner, a paper top bar and a dark footer where
   * absent.
   */
  readonly chrome?: {
    /** Grounds of the top bar and of the footer. */
    readonly topBar: 'paper' | 'tint' | 'ink' | 'brand';
    readonly footer: 'ink' | 'brand';
    /**
     * CSS `clip-path` of the apply-now corner of the header, in left-to-right and in right-to-left.
     */
    readonly corner: string;
    readonly cornerRtl: string;
  };
}
