/** An icon of a brand as systems ask for it at the root of its host. */
export interface IconFile {
  /** Width and height in pixels. */
  readonly size: number;
  readonly format: 'png' | 'ico' | 'svg';
  /** Systems round the corners of `square` ones themselves. */
  readonly corners: 'round' | 'square';
}

const touch: IconFile = { size: 180, format: 'png', corners: 'square' };

/**
 * The icons by their paths; some browsers ask for the first four without being told of them, pages
 * name the last where people gave the brand a drawing.
 */
const iconFiles: ReadonlyMap<string, IconFile> = new Map([
  ['/favicon.ico', { size: 48, format: 'ico', corners: 'round' }],
  ['/favicon.png', { size: 96, format: 'png', corners: 'round' }],
  ['/apple-touch-icon.png', touch],
  ['/apple-touch-icon-precomposed.png', touch],
  ['/icon-192.png', { size: 192, format: 'png', corners: 'square' }],
  ['/icon-512.png', { size: 512, format: 'png', corners: 'square' }],
  ['/favicon.svg', { size: 32, format: 'svg', corners: 'round' }],
]);

/** The icon at an address, with or without a query. */
export const iconAt = (address: string): IconFile | undefined =>
  iconFiles.get(address.split('?', 1)[0] ?? '');
