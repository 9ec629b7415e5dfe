import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ifAllowed, logFailure } from '../../ui/logFailure.ts';
import type { FormProps } from '../props/formPropTypes.ts';
import { captchaFreeOffset } from '../rules/controlNames.ts';
import type { RenderedCaptcha } from './captcha.ts';
import { captchaSize } from './captchaSize.ts';

export interface CaptchaState {
  readonly host: RefObject<HTMLDivElement | null>;
  /** False in UTC+8, where no widget is shown and nothing blocks (spec §5, §9). */
  readonly required: boolean;
  /** Whether there is something to solve before sending; an invisible one is solved by sending. */
  readonly shown: boolean;
  readonly solved: boolean;
  /**
   * Called on the first touch of the form: the visitor begins, and the captcha is there at the
   * latest now.
   */
  begin(): void;
  /**
   * The pass for the intake; undefined where there is no response, or the verification said no
   * (spec §7). Rejects where the server can't be asked: the response stays good. In UTC+8 it is
   * undefined then too.
   */
  pass(): Promise<string | undefined>;
  reset(): void;
}

const startTimeoutMs = 8000;
/** The server gives a vendor five seconds of them. */
const verifyTimeoutMs = 15_000;

/** Whether the visitor is in UTC+8. */
export const isCaptchaFree = (): boolean => new Date().getTimezoneOffset() === captchaFreeOffset;

/**
 * The captcha of a form: ours proves silently where none may be shown, so that the server can ask
 * everybody (ADR 14).
 */
export function useCaptcha({
  captcha,
  form: { id },
  lang,
  t,
}: Pick<FormProps, 'captcha' | 'lang' | 't'> & {
  readonly form: Pick<FormProps['form'], 'id'>;
}): CaptchaState {
  const host = useRef<HTMLDivElement>(null);
  const rendered = useRef<Promise<RenderedCaptcha> | undefined>(undefined);
  const started = useRef<Promise<string | undefined> | undefined>(undefined);
  const [solved, setSolved] = useState(false);
  const free = isCaptchaFree();

  const wake = useCallback(() => {
    if (rendered.current || !host.current || (free && captcha.provider !== 'altcha')) return;
    const element = host.current;
    const size = free ? 'invisible' : captchaSize(captcha.size, element.clientWidth);
    rendered.current = import('./captcha.ts').then(({ renderCaptcha }) =>
      renderCaptcha(captcha.provider, element, {
        sitekey: captcha.sitekey,
        size,
        theme: 'light',
        lang,
        words: t,
        onChange: setSolved,
      }),
    );
    rendered.current.catch(() => {
      rendered.current = undefined;
    });
  }, [captcha, lang, free, t]);

  // Ours is small and asks nobody: it is there with the form. A vendor's script waits for the first
  // touch.
  useEffect(() => {
    if (captcha.provider === 'altcha' && !free) wake();
  }, [captcha.provider, free, wake]);

  const begin = useCallback(() => {
    started.current ??= loadStart(id);
    wake();
  }, [id, wake]);

  const pass = useCallback(async () => {
    wake();
    try {
      const widget = await rendered.current;
      const response = await widget?.token();
      return widget && response
        ? await verify(widget.provider, response, await started.current)
        : undefined;
    } catch (error) {
      logFailure('captcha', error);
      if (free) return undefined;
      throw error;
    }
  }, [wake, free]);

  const reset = useCallback(
    () => void rendered.current?.then((widget) => widget.reset()).catch(() => undefined),
    [],
  );

  const shown = !free && captcha.size !== 'invisible';
  return { host, required: !free, shown, solved, begin, pass, reset };
}

/**
 * The signed instant at which this tab first began with the form: one that comes back filled in is
 * sent within a second. Without it nothing is lost.
 */
async function loadStart(form: string): Promise<string | undefined> {
  const slot = `start:${form}`;
  const stored = ifAllowed(() => sessionStorage.getItem(slot));
  if (stored) return stored;
  try {
    const signal = AbortSignal.timeout(startTimeoutMs);
    const answer = await fetch('/captcha/start', { signal });
    const { started } = (await answer.json()) as { started?: string };
    if (started) ifAllowed(() => sessionStorage.setItem(slot, started));
    return started;
  } catch (error) {
    return logFailure('captcha start', error);
  }
}

/**
 * Has the server verify the response, by the post helper's endpoint (spec §7); its success flag
 * decides. Throws where there is no answer of it.
 */
async function verify(
  provider: string,
  response: string,
  started: string | undefined,
): Promise<string | undefined> {
  const answer = await fetch('/captcha/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, response, started }),
    signal: AbortSignal.timeout(verifyTimeoutMs),
  });
  if (answer.status >= 500) throw new Error(`captcha verification: status ${answer.status}`);
  const data = (await answer.json()) as { success?: boolean; pass?: string };
  return data.success ? data.pass : undefined;
}
