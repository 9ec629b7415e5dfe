/** What is asked for in one moment, by language; a page has dozens of pictures. */
const waiting = new Map<string, Map<number, ((isMissing: boolean) => void)[]>>();

/** Whether a picture has no alternative text in exactly this language; asks once for many. */
export function lacksAltText(id: number, lang: string): Promise<boolean> {
  return new Promise((resolve) => {
    const batch = waiting.get(lang) ?? new Map<number, ((isMissing: boolean) => void)[]>();
    if (batch.size === 0) setTimeout(() => void loadBatch(lang), 50);
    waiting.set(lang, batch.set(id, [...(batch.get(id) ?? []), resolve]));
  });
}

async function loadBatch(lang: string): Promise<void> {
  const batch = waiting.get(lang) ?? new Map();
  waiting.delete(lang);
  const query = new URLSearchParams({
    'where[id][in]': [...batch.keys()].join(','),
    'select[alt]': 'true',
    locale: lang,
    'fallback-locale': 'none',
    depth: '0',
    pagination: 'false',
  });
  const reply = await fetch(`/api/media?${query}`).catch(() => undefined);
  const { docs } = reply?.ok
    ? ((await reply.json()) as { docs: { id: number; alt?: string | null }[] })
    : { docs: [] };
  const missing = new Set(docs.filter(({ alt }) => !alt?.trim()).map(({ id }) => id));
  for (const [id, resolves] of batch) for (const resolve of resolves) resolve(missing.has(id));
}
