import { saveFile } from '../../../admin/saveFile.ts';

/** Fetches a person's copy and lets the browser save it; undefined where no answer came. */
export async function saveCopy(
  query: Readonly<Record<'email' | 'phone' | 'format', string>>,
): Promise<Response | undefined> {
  const answer = await fetch('/api/privacy/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  }).catch(() => undefined);
  if (answer?.ok) await saveFile(answer);
  return answer;
}
