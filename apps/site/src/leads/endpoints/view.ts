/** A page made for one visitor: its HTML and the headers that belong to it. */
export interface View {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
