/** Fetches a person's copy and lets the browser save it; answers the status, 0 without an answer. */
export async function saveCopy(
  asked: Readonly<Record<'email' | 'phone' | 'format', string>>,
): Promise<number> {
  const answer = await fetch('/api/privacy/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  }).catch(() => undefined);
  if (!answer?.ok) return answer?.status ?? 0;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `person-${new Date().toISOString().slice(0, 10)}.${asked.format}`;
  link.click();
  URL.revokeObjectURL(link.href);
  return 200;
}
