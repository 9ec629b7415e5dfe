import { networkProblem } from './networkProblem.ts';

const callTimeoutMs = 10_000;

/** Status of an answer, or why there was none, as the rest of a sentence. */
export type CallResult = { readonly status: number } | { readonly problem: string };

/** Calls an address without following redirects; `HEAD` by default. */
export async function callHttp(url: string, init: RequestInit = {}): Promise<CallResult> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(callTimeoutMs),
      ...init,
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { problem: networkProblem(error) ?? 'can’t be called: look at the address' };
  }
}
