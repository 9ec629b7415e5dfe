import { frames } from './frames.ts';
import type { SerializedError } from './serializeError.ts';

/**
 * An error that comes as text, formatted by somebody else: its name and frames. Its message is left
 * out, because nothing in a text tells what a programme said from what a visitor typed. Undefined
 * where the text is no error.
 */
export function serializePrinted(text: string): SerializedError | undefined {
  const type = /\b[A-Z]\w{0,40}(?:Error|Exception)\b|\bError\b/.exec(text)?.[0];
  const stack = frames(text);
  if (!type && stack.length === 0) return undefined;
  return {
    type: type ?? 'Error',
    message: 'left out, since it was printed as text',
    stack: stack.join('\n'),
  };
}
