import type { Lang } from '@concierge/contract/lang';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import type { FormStrings, Strings } from './types.ts';

const all = { en, es, ar, ru } as const satisfies Record<Lang, Strings>;

/** The interface strings of a language (spec §3, Translations); every language has every string. */
export const interfaceStrings = (lang: Lang): Strings => all[lang];

/** The forms' part of them. Islands get it as a prop, so that no browser loads the whole table. */
export const formStrings = (lang: Lang): FormStrings => all[lang].form;
