/** One page of every node type, by its address without language; the seeded content has them on every brand. */
export const defaultPaths: readonly string[] = [
  '/',
  '/about/',
  '/programs/',
  '/news/',
  '/apply/',
  '/contact/',
  '/brochure/',
  '/visit/',
  '/no-such-page/',
];
