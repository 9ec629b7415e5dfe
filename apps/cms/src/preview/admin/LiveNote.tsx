'use client';
// Client because it waits for the editor's click on publish; wakes with the edit view and asks only
// after a publish.
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n/useSay.ts';

interface Answer {
  readonly sites: readonly { readonly milliseconds: number | null }[];
  readonly notShown: readonly {
    readonly block: string;
    readonly place: number;
    readonly languages: readonly string[];
    readonly isPart?: true;
  }[];
  readonly missingFacts: readonly string[];
}

/**
 * After publishing, says on how many sites the page is live, and how soon it was: the sites
 * themselves are asked; and names the blocks that aren't shown and the facts that lists lack.
 */
export function LiveNote() {
  const { id, savedDocumentData } = useDocumentInfo();
  const say = useSay();
  const version =
    savedDocumentData?.['_status'] === 'published' ? String(savedDocumentData['updatedAt']) : '';
  const seen = useRef(version);
  useEffect(() => {
    if (version === seen.current) return;
    seen.current = version;
    if (!version || !id) return;
    void fetchLive(id).then((answer) => {
      const { sites = [], notShown = [], missingFacts = [] } = answer ?? {};
      const blocks = notShown.map(({ block, place, languages, isPart }) => {
        const name = `${block} ${place}`;
        const part = isPart ? say('{block}, in part', { block: name }) : name;
        return `${part} (${languages.join(', ').toUpperCase()})`;
      });
      if (blocks.length > 0) {
        const values = { n: blocks.length, blocks: blocks.join(', ') };
        toast.warning(
          say('Not shown on the site, because something is missing ({n}): {blocks}', values),
          { duration: 20_000 },
        );
      }
      if (missingFacts.length > 0) {
        const facts = missingFacts.join(', ');
        toast.warning(
          say('On no list and not in the finder, because facts are missing: {facts}', { facts }),
          { duration: 20_000 },
        );
      }
      if (sites.length === 0) return;
      const times = sites.flatMap(({ milliseconds }) => milliseconds ?? []);
      const seconds = (Math.max(0, ...times) / 1000).toFixed(1);
      if (times.length < sites.length)
        toast.warning(
          say('Live on {live} of {all} sites after ten seconds.', {
            live: times.length,
            all: sites.length,
          }),
        );
      else if (times.length === 1)
        toast.success(say('Live on the site in {seconds} s.', { seconds }));
      else
        toast.success(say('Live on {live} sites in {seconds} s.', { live: times.length, seconds }));
    });
  }, [id, version, say]);
  return null;
}

async function fetchLive(id: string | number): Promise<Answer | undefined> {
  const answer = await fetch(`/api/pages/${id}/live`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Answer) : undefined;
}
