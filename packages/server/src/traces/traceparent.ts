import { randomBytes } from 'node:crypto';

/** Where a span stands in its trace (W3C Trace Context). */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent`; undefined for what is none. */
export function readTraceparent(written: unknown): SpanContext | undefined {
  const [, traceId, spanId, flags] = typeof written === 'string' ? (form.exec(written) ?? []) : [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** As a `traceparent`. */
export const writeTraceparent = ({ traceId, spanId, isSampled }: SpanContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** So many random bytes as hexadecimal digits. */
export const randomId = (bytes: 8 | 16): string => randomBytes(bytes).toString('hex');
