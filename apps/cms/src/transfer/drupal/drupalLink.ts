import { siteLink } from '../foreign/siteLink.ts';

interface Site {
  readonly base: string;
  /** Address of a node by its number, as far as the site names it. */
  readonly aliases: ReadonlyMap<number, string>;
}

/** An address as Drupal stores it (`entity:node/12`, `internal:/about`, …) as it is here. */
export function drupalLink(uri: string, { base, aliases }: Site): string | undefined {
  const node = /^entity:node\/(\d+)$/.exec(uri)?.[1];
  const inner = /^(?:internal:|base:)(.*)$/.exec(uri)?.[1];
  const address = node ? `/node/${node}` : inner === undefined ? uri : rooted(inner);
  return siteLink(address, {
    base,
    path: ({ pathname }) => {
      const number = /^\/node\/(\d+)\/?$/.exec(pathname)?.[1];
      return number ? aliases.get(Number(number)) : pathname;
    },
  });
}

const rooted = (path: string): string => (/^[/?#]/.test(path) ? path : `/${path}`);
