import type { CaptchaSize } from '../props/formPropTypes.ts';

/** How a captcha is rendered. */
export interface CaptchaOptions {
  readonly sitekey: string;
  readonly size: CaptchaSize;
  /** The spec's default theme (§9). */
  readonly theme: 'light';
  readonly lang: string;
  /** Texts of our own widget. */
  readonly words: {
    readonly robot: string;
    readonly checking: string;
    readonly checked: string;
    readonly retry: string;
    readonly noConnection: string;
  };
  /** Called when a response appears or expires. */
  onChange(solved: boolean): void;
}

/** One captcha, whatever the provider (ADR 14); rendering is explicit (spec §7). */
export interface Captcha {
  render(host: HTMLElement, options: CaptchaOptions): Promise<void>;
  /**
   * The visitor's response; undefined where there is none (yet). An invisible one is asked for now.
   * Rejects where the server can't be asked for the challenge.
   */
  token(): Promise<string | undefined>;
  reset(): void;
}
