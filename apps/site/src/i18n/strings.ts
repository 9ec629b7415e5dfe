import type { Lang } from '@concierge/contract/lang';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { Strings } from './types.ts';

const all = { en, es, ar, ru } as const satisfies Record<Lang, Strings>;

/** The interface strings of a language (spec §3, Translations); every language has every string. */
export const stringsOf = (lang: Lang): Strings => all[lang];

export type { Strings } from './types.ts';
