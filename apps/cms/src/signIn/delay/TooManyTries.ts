import { APIError, type PayloadRequest } from 'payload';
import { sayTo } from '../../i18n/say.ts';

/** 429 with Retry-After, and how long to wait in plain words. */
export class TooManyTries extends APIError {
  constructor(req: PayloadRequest, seconds: number) {
    super(
      sayTo({ req })('Too many tries. Try again in {time}.', { time: wait(req, seconds) }),
      429,
    );
    const headers = new Headers(req.responseHeaders);
    headers.set('retry-after', String(seconds));
    req.responseHeaders = headers;
  }
}

function wait({ i18n }: PayloadRequest, seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(i18n?.language ?? 'en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
}
