declare module 'webvtt-parser' {
  interface VttError {
    readonly message: string;
    /** From 1. */
    readonly line: number;
  }

  interface Parsed {
    readonly cues: readonly unknown[];
    readonly errors: readonly VttError[];
  }

  const parser: { WebVTTParser: new () => { parse(text: string, kind: 'captions'): Parsed } };
  export default parser;
}
