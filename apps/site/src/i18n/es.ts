import { agenda } from './es/agenda.ts';
import { chrome } from './es/chrome.ts';
import { forms } from './es/forms.ts';
import { study } from './es/study.ts';
import type { Strings } from './types.ts';

/** Interface strings in Spanish. */
export const es = { ...chrome, ...study, ...agenda, ...forms } as const satisfies Strings;
