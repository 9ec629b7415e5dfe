import type { Act, Member, ServiceAnswer } from './adapter.ts';
import { adapters } from './adapters.ts';
import type { NewsletterService } from './settings.ts';

/** What came of one call: done, refused for good, or to be tried again. */
export interface ServiceOutcome {
  readonly result: 'done' | 'refused' | 'again';
  /** Status and the service's name of the fault, or what went wrong before there was a status. */
  readonly answer: string;
  /** Milliseconds in which the service takes no call; undefined where it states none. */
  readonly pauseMs?: number;
}

const callTimeoutMs = 15_000;
/** A service that states longer ones is asked again nevertheless. */
const longestPauseMs = 3_600_000;

/** Does one act at the service; never throws, and answers nothing of the person. */
export async function callService(
  service: NewsletterService,
  act: Act,
  member: Member,
): Promise<ServiceOutcome> {
  const adapter = adapters[service.vendor];
  const { method, path, body } = adapter.call(act, member);
  try {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        ...adapter.headers(service),
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(service.callTimeoutMs ?? callTimeoutMs),
    });
    const answer = answerIn(response.status, await response.text());
    if (response.ok || adapter.isDone(act, answer))
      return { result: 'done', answer: String(answer.status) };
    const pauseMs = answer.status === 429 ? pauseIn(response.headers) : undefined;
    return {
      result: isFinal(answer) ? 'refused' : 'again',
      answer: `${answer.status} ${answer.fault}`.trim(),
      ...(pauseMs === undefined ? {} : { pauseMs }),
    };
  } catch (error) {
    return { result: 'again', answer: error instanceof Error ? error.name : 'failed' };
  }
}

/**
 * Only what the service says of the address itself is final. A key that is wrong or a list that is
 * missing is put right by a person, and nothing may be lost until then.
 */
const isFinal = ({ status, fault }: ServiceAnswer): boolean =>
  (status === 400 || status === 422) && !/rate|limit|credit/i.test(fault);

/**
 * Both vendors name a fault in words of their own beside a sentence that may repeat the address.
 */
function answerIn(status: number, text: string): ServiceAnswer {
  const { code, title, message, detail } = recordIn(text);
  const name = code ?? title;
  const sentence = message ?? detail;
  return {
    status,
    fault: typeof name === 'string' && /^[\w -]{1,60}$/.test(name) ? name : '',
    sentence: typeof sentence === 'string' ? sentence : '',
  };
}

function recordIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** `Retry-After` in seconds or as a date, or Brevo's seconds until its limit begins anew. */
function pauseIn(headers: Headers): number | undefined {
  const written = headers.get('retry-after') ?? headers.get('x-sib-ratelimit-reset') ?? '';
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestPauseMs);
}
