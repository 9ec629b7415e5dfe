/**
 * The `sizes` of the pictures that pages open with; the preload in the head and the picture itself
 * must say the same.
 */
export const openingSizes = {
  /** A hero block across the page, and one beside its text. */
  hero: '100vw',
  split: '(width >= 992px) 50vw, 100vw',
  /** Opening of lego, school, programme and campus pages. */
  head: '(width >= 992px) 50vw, 100vw',
  news: '(width >= 992px) 75vw, 100vw',
} as const;
