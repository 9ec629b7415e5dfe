import type { Say } from '../i18n/say.ts';

interface ErrorBody {
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * Why the backend refused a call, as its first error says it. A general text, with the status if
 * there is one, where no answer came or it gives no reason, and of 404, which says nothing to
 * people.
 */
export async function refusalMessage(answer: Response | undefined, say: Say): Promise<string> {
  const body = (await answer?.json().catch(() => undefined)) as ErrorBody | null | undefined;
  const message = answer?.status === 404 ? undefined : body?.errors?.[0]?.message;
  if (message) return message;
  return answer
    ? say('That did not work ({status}).', { status: answer.status })
    : say('That did not work.');
}
