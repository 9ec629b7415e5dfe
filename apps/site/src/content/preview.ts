import type { NodeAnswer } from '@concierge/contract/calls';
import { vendorPresets } from '@concierge/contract/vendors';
import { log } from '../runtime/log.ts';
import { callBackend } from './backend/backend.ts';
import type { PageContext } from './pageContext.ts';
import { readAnswer } from './readAnswer.ts';

/** Which version of a document is shown, and which other one its changes are marked against. */
interface ShownVersion {
  readonly version: string | undefined;
  readonly against: string | undefined;
}

/**
 * `GET {api}/draft/:id?lang=&token=`: the newest draft of a document, or the version that is asked
 * for; undefined where there is none. The backend checks the token again.
 */
export async function fetchDraft(
  locals: App.Locals,
  id: string,
  token: string,
  shown: ShownVersion,
): Promise<NodeAnswer | undefined> {
  const { brand, lang } = locals;
  const { status, data } = await callBackend(`/draft/${encodeURIComponent(id)}`, {
    brand,
    query: { lang, token, ...shown },
  });
  if (status !== 200) return undefined;
  return readAnswer(withTitle(data), `${brand.code} draft ${id}`, (line) => log.warn(line));
}

/** The answer with three dots for a title where a page that somebody has just begun has none. */
export function withTitle(data: unknown): unknown {
  const answer = data as { readonly node?: object };
  return { ...answer, node: { title: '…', ...answer.node } };
}

/**
 * A page as a preview has it, without tags, pop-up, chat and foreign captcha: a script of others
 * would read the address, which opens the draft to anybody. Films stay, for a frame can't read it.
 */
export function asPreview(context: PageContext): PageContext {
  const { shell, answer } = context;
  const settings = shell.settings && {
    ...shell.settings,
    advancedConsent: false,
    captchaProvider: 'altcha' as const,
    vendors: shell.settings.vendors.filter((vendor) => vendorPresets[vendor].kind === 'film'),
  };
  return {
    ...context,
    preview: true,
    shell: { ...shell, popup: undefined, settings },
    answer: answer && { ...answer, node: { ...answer.node, field_add_live_chat: false } },
  };
}
