import type { Meta, Translated } from './Translated.ts';

/** Values of a document by field. */
export type Values = Record<string, unknown>;

/** What a conversion needs from outside. */
export interface Conversion {
  readonly misfit: (entity: Translated, field: string, why: string) => void;
  /** An address as it is here; undefined where it leads nowhere. */
  readonly link: (uri: string) => string | undefined;
  /** Id of a file in the library, of a media entity or a file; `kind` is how its type begins. */
  readonly file: (media: Translated, meta: Meta, kind: string) => Promise<number | undefined>;
  /** Id of an imported page. */
  readonly page: (uuid: string) => number | undefined;
}
