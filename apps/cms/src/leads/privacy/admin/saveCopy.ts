import { saveFile } from '../../../admin/saveFile.ts';

/**
 * Fetches a person's copy and lets the browser save it; answers the status, 0 without an answer.
 */
export async function saveCopy(
  query: Readonly<Record<'email' | 'phone' | 'format', string>>,
): Promise<number> {
  const answer = await fetch('/api/privacy/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  }).catch(() => undefined);
  if (!answer?.ok) return answer?.status ?? 0;
  await saveFile(answer);
  return 200;
}
