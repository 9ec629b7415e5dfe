import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';

declare global {
  namespace App {
    /** What the middleware knows of every request. */
    interface Locals {
      brand: BrandDefinition;
      /** Language of the path, English where it names none. */
      lang: Lang;
      /** Canonical origin of the brand, never the visitor's Host. */
      origin: string;
    }
  }
}
