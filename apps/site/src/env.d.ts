import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import type { NodeResult } from './content/node.ts';
import type { Refusal } from './leads/http/refusal.ts';

declare global {
  namespace App {
    /** What the middleware knows of every request. */
    interface Locals {
      brand: BrandDefinition;
      /** Language of the path, English where it names none. */
      lang: Lang;
      /** Canonical origin of the brand, never the visitor's Host. */
      origin: string;
      /** What stands at the address, where the page front has asked for it already. */
      node?: Promise<NodeResult>;
      /** A submission that was refused, shown again on the page it came from. */
      refusal?: Refusal;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Wakes an island in the window, or near it after the visitor's first sign; `now` at once
     * (`forms/state/wakeNear.ts`).
     */
    'client:near'?: boolean | 'now';
  }
}
