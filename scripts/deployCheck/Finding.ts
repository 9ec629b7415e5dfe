/** What was found out about one part of an installation. */
export interface Finding {
  readonly part: string;
  readonly state: 'ok' | 'wrong' | 'not configured';
  /** One sentence: what is there, or the way out. */
  readonly sentence: string;
}

/** Settings as production reads them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes the findings about one part. */
export const partFindings = (part: string) => ({
  ok: (sentence: string): Finding => ({ part, state: 'ok', sentence }),
  wrong: (sentence: string): Finding => ({ part, state: 'wrong', sentence }),
  absent: (sentence: string): Finding => ({ part, state: 'not configured', sentence }),
});
