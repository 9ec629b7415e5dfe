import { agenda } from './ar/agenda.ts';
import { chrome } from './ar/chrome.ts';
import { forms } from './ar/forms.ts';
import { study } from './ar/study.ts';
import type { Strings } from './types.ts';

/** Interface strings in Arabic. */
export const ar = { ...chrome, ...study, ...agenda, ...forms } as const satisfies Strings;
