/** An embedded film: its player's address and the page where it can be watched without scripts. */
export interface VideoEmbed {
  provider: 'youtube' | 'vimeo';
  id: string;
  /** Address of the player, with the do-not-track flag. */
  src: string;
  watch: string;
}

/**
 * Rewrites a video link to its embed form (spec §9): YouTube to the no-cookie embed, Vimeo to the
 * player, both with a do-not-track flag. Start times and the key of unlisted Vimeo films are kept.
 * Undefined for any other address.
 */
export function videoEmbed(link: string): VideoEmbed | undefined {
  const url = URL.parse(link.trim().replace(/^(?:https?:)?\/\//i, 'https://'));
  if (url?.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(url);
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : undefined;
}

function youtube(url: URL): VideoEmbed | undefined {
  const segments = url.pathname.split('/').filter(Boolean);
  const id =
    url.searchParams.get('v') ?? (url.hostname.endsWith('youtu.be') ? segments[0] : segments[1]);
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  const query = new URLSearchParams({
    dnt: '1',
    rel: '0',
    ...(start ? { start: String(start) } : {}),
  });
  const at = start ? `&t=${start}` : '';
  return {
    provider: 'youtube',
    id,
    src: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
    watch: `https://www.youtube.com/watch?v=${id}${at}`,
  };
}

function vimeo(url: URL): VideoEmbed | undefined {
  const match = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname);
  if (!match?.[1]) return undefined;
  const key = match[2] ?? url.searchParams.get('h') ?? undefined;
  const query = new URLSearchParams({ ...(key ? { h: key } : {}), dnt: '1' });
  const start = seconds(/^#t=(\w+)/.exec(url.hash)?.[1] ?? null);
  const at = start ? `#t=${start}s` : '';
  return {
    provider: 'vimeo',
    id: match[1],
    src: `https://player.vimeo.com/video/${match[1]}?${query}${at}`,
    watch: `https://vimeo.com/${match[1]}${key ? `/${key}` : ''}${at}`,
  };
}

/** `90`, `90s` or `1h2m3s` as seconds. */
function seconds(text: string | null): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '');
  return match
    ? Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
    : 0;
}
