'use client';
// Client because it asks for the review of the opened page after every save; wakes with the panel.
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { ReviewAct, ReviewComment, ReviewState } from '../states.ts';

interface Review {
  readonly state: ReviewState | null;
  readonly comments: readonly ReviewComment[];
  readonly acts: readonly ReviewAct[];
  readonly colleagues?: readonly string[];
}
interface Sent {
  readonly act: ReviewAct;
  readonly text: string;
  readonly mention: string;
  /** Language of the form. */
  readonly lang: string;
  /** When the text that the person sees was saved, ISO 8601. */
  readonly updatedAt: string;
}

/**
 * The review of the opened page, and a call that does something to it and says whether it worked.
 */
export function useReview() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const say = useSay();
  const [review, setReview] = useState<Review>();
  const address = `/api/pages/${id}/review`;

  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    fetch(`${address}?after=${lastUpdateTime}`, { signal: stop.signal })
      .then(async (answer) => answer.ok && setReview((await answer.json()) as Review))
      // Leaving the page ends the question.
      .catch(() => undefined);
    return () => stop.abort();
  }, [id, address, lastUpdateTime]);

  const act = async (sent: Sent): Promise<boolean> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }).catch(() => undefined);
    if (!answer?.ok) {
      toast.error(await refusalMessage(answer, say));
      return false;
    }
    const body = (await answer.json()) as Review;
    setReview((before) => ({ ...before, ...body }));
    return true;
  };
  return { review, act };
}
