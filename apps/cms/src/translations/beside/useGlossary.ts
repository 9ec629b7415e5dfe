import { useEffect, useState } from 'react';
import type { GlossaryName } from '../glossary/missingNames.ts';
import type { Stored } from './englishAt.ts';

/** The glossary of a document's brands; asked for once, and empty until it has come. */
export function useGlossary(english: Stored | undefined): readonly GlossaryName[] {
  const [names, setNames] = useState<readonly GlossaryName[]>([]);
  const brands = [english?.['field_domain_access'] ?? english?.['brand'] ?? []].flat().join(',');
  useEffect(() => {
    if (brands === '') return;
    const leaving = new AbortController();
    void fetchNames(brands, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setNames(found);
    });
    return () => leaving.abort();
  }, [brands]);
  return names;
}

async function fetchNames(brands: string, signal: AbortSignal): Promise<readonly GlossaryName[]> {
  const query = `depth=0&limit=0&pagination=false&where[brand][in]=${encodeURIComponent(brands)}`;
  const answer = await fetch(`/api/glossary?${query}`, { signal }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { docs: GlossaryName[] }).docs : [];
}
