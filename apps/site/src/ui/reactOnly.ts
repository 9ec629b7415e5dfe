import type { ComponentType } from 'react';

/**
 * Marks components as React's for Astro, which then doesn't render each once more just to find that
 * out (an internal symbol of Astro).
 */
export function reactOnly(...components: readonly ComponentType<never>[]): void {
  for (const component of components)
    Object.assign(component, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
}
