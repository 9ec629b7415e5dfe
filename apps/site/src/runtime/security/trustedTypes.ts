import { createHash } from 'node:crypto';

/** A script within a page, with the hash that the content security policy needs. */
interface InlineScript {
  readonly code: string;
  readonly hash: `sha256-${string}`;
}

/**
 * Markup that our pages' libraries write as text: the consent banner's links and icons, and the
 * words of a form's consent. Nothing in it runs or loads.
 */
const tags = [
  '\\/?(?:strong|em)',
  '\\/(?:a|svg|path)',
  'a(?: href="(?:https?:|mailto:|[/#?])[^"]*")?(?: target="_blank")?(?: rel="noopener")?',
  'svg viewBox="[\\d ]+" stroke-width="[\\d.]+"',
  'path d="[^"<>]*"\\/?',
];
const harmless = `/^[^<]*(?:<(?:${tags.join('|')})>[^<]*)*$/.test(h)`;
/**
 * A chat or a vendor's captcha builds its widget of whatever markup it has. Here only what could
 * run or load is refused; the policy's other directives forbid scripts within markup anyway.
 */
const inert =
  '!/<\\/?(?:script|iframe|frame|object|embed|base|meta|link|form)|\\bon\\w+\\s*=|javascript:|srcdoc/i.test(h)';

const byOrigins = new Map<string, InlineScript>();

/**
 * A page's one Trusted Types policy, made before any other script runs. Scripts and workers come
 * from the site's build or from these origins; markup that is none of the above becomes text. There
 * is no policy to ask for more. A browser without Trusted Types does nothing.
 */
export function trustedTypesScript(
  origins: readonly string[],
  { hasWidget }: { readonly hasWidget: boolean },
): InlineScript {
  const list = JSON.stringify(origins).replaceAll('<', '\\u003c');
  const key = `${hasWidget} ${list}`;
  const made = byOrigins.get(key);
  if (made) return made;
  const code = `window.trustedTypes?.createPolicy("default",{\
createScriptURL(u){const a=new URL(u,document.baseURI);\
return(a.origin===location.origin?a.pathname.startsWith("/_astro/")\
:a.protocol==="https:"&&${list}.some(o=>o[8]==="*"?a.origin.endsWith(o.slice(9)):o===a.origin))?u:null},\
createHTML:h=>${hasWidget ? inert : harmless}?h:h.replaceAll("<","&lt;")})`;
  const hash = createHash('sha256').update(code).digest('base64');
  const script: InlineScript = { code, hash: `sha256-${hash}` };
  byOrigins.set(key, script);
  return script;
}
