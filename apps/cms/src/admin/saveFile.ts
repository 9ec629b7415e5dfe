/**
 * Gives the browser what the backend answered as a file to keep, by the name that the answer has.
 * An address would be a navigation, which another one, such as a list's own after it has opened,
 * drops without a word.
 */
export async function saveFile(answer: Response): Promise<void> {
  const disposition = answer.headers.get('content-disposition') ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="(.*)"/.exec(disposition)?.[1] ?? '';
  link.click();
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
