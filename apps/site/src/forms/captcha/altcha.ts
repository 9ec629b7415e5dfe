import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { logFailure } from '../../ui/logFailure.ts';
import styles from '../fields/Form.module.css';
import type { Captcha, CaptchaOptions } from './captchaAdapter.ts';

const challengeTimeoutMs = 15_000;
const proofTimeoutMs = 60_000;

/**
 * Our own proof of work after ALTCHA's protocol: challenge, worker and check from our own origin,
 * nothing collected (ADR 14). Its widget is a checkbox of ours, for the package's own would take a
 * quarter of a form page's budget.
 */
export function altcha(): Captcha {
  let box: HTMLInputElement | undefined;
  let options: CaptchaOptions | undefined;
  let payload: string | undefined;
  let solving: Promise<string | undefined> | undefined;
  let isCutOff = false;

  const solve = () => {
    solving ??= prove()
      .then(
        (answer) => {
          isCutOff = false;
          settle(answer, answer ? options?.words.checked : options?.words.retry);
          return answer;
        },
        (error: unknown) => {
          isCutOff = true;
          settle(undefined, options?.words.noConnection);
          throw error;
        },
      )
      .finally(() => {
        solving = undefined;
      });
    return solving;
  };
  const settle = (answer: string | undefined, status = '') => {
    payload = answer;
    if (box) box.checked = answer !== undefined;
    const live = box?.closest('label')?.querySelector('[role=status]');
    if (live) live.textContent = status;
    options?.onChange(answer !== undefined);
  };

  return {
    async render(host, given) {
      options = given;
      if (given.size === 'invisible') return;
      box = Object.assign(document.createElement('input'), { type: 'checkbox', required: true });
      const words = Object.assign(document.createElement('span'), {
        textContent: given.words.robot,
      });
      const live = document.createElement('span');
      live.setAttribute('role', 'status');
      const label = document.createElement('label');
      label.className = styles['tick'] ?? '';
      label.dataset['size'] = given.size;
      words.append(' ', live);
      label.append(box, words);
      box.addEventListener('change', () => {
        if (!box?.checked) return settle(undefined);
        live.textContent = given.words.checking;
        solve().catch((error: unknown) => logFailure('captcha', error));
      });
      host.replaceChildren(label);
    },
    async token() {
      // What the visitor has ticked without a connection is proved once there is one.
      if (payload === undefined && (isCutOff || options?.size === 'invisible')) return solve();
      // A tick that is still being proved counts.
      return payload ?? (box?.checked ? solving : undefined);
    },
    reset() {
      isCutOff = false;
      settle(undefined);
    },
  };
}

/** Throws where the server can't be asked; undefined where it gives no challenge. */
async function prove(): Promise<string | undefined> {
  const answer = await fetch('/captcha/challenge', {
    signal: AbortSignal.timeout(challengeTimeoutMs),
  });
  if (answer.status >= 500) throw new Error(`captcha challenge: status ${answer.status}`);
  if (!answer.ok) return undefined;
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Pbkdf2Worker(),
    timeout: proofTimeoutMs,
  });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
