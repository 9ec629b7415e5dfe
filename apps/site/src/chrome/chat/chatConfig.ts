import type { Settings } from '@concierge/contract/calls';
import type { ChatConfig } from '@concierge/contract/livechat';
import type { Environment } from '@concierge/server/start/variables';
import { variable } from '../../runtime/siteVariables.ts';

/** What providers need besides their address. */
const names = ['TOKEN', 'ORGANIZATION', 'DEPLOYMENT', 'SITE', 'SCRT'] as const;

/**
 * Live-chat settings of a brand, read from the environment when asked, so that they change without
 * a build (spec §4): `CHAT_PROVIDER`, `CHAT_ORIGIN` and further `CHAT_<NAME>`, each also as
 * `CHAT_<NAME>_<BRAND>`, which wins. `CHAT_LOAD=click` keeps the widget away until it is asked for.
 */
export function chatConfig(code: string, env?: Environment): ChatConfig {
  const read = (name: (typeof names)[number] | 'ORIGIN') =>
    variable(`CHAT_${name}_${code}`, env) ?? variable(`CHAT_${name}`, env);
  const provider = variable(`CHAT_PROVIDER_${code}`, env) ?? variable('CHAT_PROVIDER', env);
  const load = variable(`CHAT_LOAD_${code}`, env) ?? variable('CHAT_LOAD', env);
  const origin = read('ORIGIN');
  const settings = Object.fromEntries(
    names.flatMap((name) => (read(name) ? [[name.toLowerCase(), read(name) ?? '']] : [])),
  );
  return {
    provider: provider && origin ? provider : 'none',
    load: load ?? 'interaction',
    ...(origin ? { origin } : {}),
    settings,
  };
}

/**
 * The same as far as the brand has chosen the provider among its vendors; none without (ADR 28).
 */
export const chosenChat = (config: ChatConfig, settings: Settings | undefined): ChatConfig =>
  config.provider !== 'none' && settings?.vendors.includes(config.provider)
    ? config
    : { provider: 'none', load: config.load, settings: {} };
