/** Marks a component as React's for Astro, which then doesn't render it once more just to find that out (an internal symbol of Astro). */
export const reactOnly = <T extends object>(component: T): T =>
  Object.assign(component, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
