import type { ChatConfig } from '@concierge/contract/livechat';

/** Loads a provider's widget; rejects where its script can't be had. Answers what opens it. */
type Load = (config: ChatConfig) => Promise<() => Promise<void>>;

interface SalesforceBootstrap {
  settings: { language?: string };
  init(organization: string, deployment: string, site: string, options: { scrt2URL: string }): void;
  utilAPI: { launchChat(): Promise<void> };
}
interface Chatwoot {
  run(options: { websiteToken: string; baseUrl: string }): void;
}

declare global {
  interface Window {
    embeddedservice_bootstrap?: SalesforceBootstrap;
    chatwootSDK?: Chatwoot;
    $chatwoot?: { toggle(state: 'open'): void };
  }
}

/** Salesforce messaging for web, and Chatwoot, which a school can host itself. */
export const providers: Record<Exclude<ChatConfig['provider'], 'none'>, Load> = {
  salesforce: async ({ origin, settings }) => {
    await load(`${origin}/assets/js/bootstrap.min.js`);
    const service = window.embeddedservice_bootstrap;
    if (!service) throw new Error('chat script without bootstrap');
    service.settings.language = document.documentElement.lang;
    const ready = new Promise((resolve) =>
      addEventListener('onEmbeddedMessagingReady', resolve, { once: true }),
    );
    service.init(
      settings['organization'] ?? '',
      settings['deployment'] ?? '',
      settings['site'] ?? '',
      {
        scrt2URL: settings['scrt'] ?? '',
      },
    );
    await ready;
    return () => service.utilAPI.launchChat();
  },
  chatwoot: async ({ origin = '', settings }) => {
    await load(`${origin}/packs/js/sdk.js`);
    const ready = new Promise((resolve) =>
      addEventListener('chatwoot:ready', resolve, { once: true }),
    );
    window.chatwootSDK?.run({ websiteToken: settings['token'] ?? '', baseUrl: origin });
    await ready;
    return async () => window.$chatwoot?.toggle('open');
  },
};

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    document.head.append(script);
  });
}
