/**
 * One form of a logo as path data: mark and baseline in a box of this size, descenders at most 3
 * units below it.
 */
export interface LogoForm {
  readonly width: number;
  readonly height: number;
  readonly mark: string;
  readonly letters: string;
}

/**
 * A brand's logo: `compact` is mark and code, `full` is mark and name in two lines
 * (docs/design-language.md).
 */
export interface BrandLogo {
  readonly compact: LogoForm;
  readonly full: LogoForm;
}
