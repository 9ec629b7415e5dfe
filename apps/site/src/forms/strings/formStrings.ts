import type { Lang } from '@concierge/contract/lang';
import { ar } from './ar.ts';
import { en, type FormStrings } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

const byLang = { en, es, ar, ru } satisfies Record<Lang, FormStrings>;

/** The forms' interface strings in a language (spec §1). Server only: islands get them as a prop. */
export const formStrings = (lang: Lang): FormStrings => byLang[lang];
