import type { Settings } from '@concierge/contract/calls';
import type { ChatConfig } from '@concierge/contract/livechat';

type Provider = ChatConfig['provider'];
const isProvider = (value: string | undefined): value is Provider =>
  value === 'none' || value === 'salesforce' || value === 'chatwoot';

/**
 * Live-chat settings of a brand, read from the environment when asked, so that they change without
 * a build (spec §4): `CHAT_PROVIDER`, `CHAT_ORIGIN` and further `CHAT_<NAME>`, each also as
 * `CHAT_<NAME>_<BRAND>`, which wins. `CHAT_LOAD=click` keeps the widget away until it is asked for.
 */
export function chatConfig(
  code: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ChatConfig {
  const read = (name: string) => environment[`CHAT_${name}_${code}`] ?? environment[`CHAT_${name}`];
  const provider = read('PROVIDER');
  const origin = read('ORIGIN');
  const settings = Object.fromEntries(
    ['TOKEN', 'ORGANIZATION', 'DEPLOYMENT', 'SITE', 'SCRT'].flatMap((name) =>
      read(name) ? [[name.toLowerCase(), read(name) ?? '']] : [],
    ),
  );
  return {
    provider: isProvider(provider) && origin ? provider : 'none',
    load: read('LOAD') === 'click' ? 'click' : 'interaction',
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
