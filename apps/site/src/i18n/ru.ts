import { agenda } from './ru/agenda.ts';
import { chrome } from './ru/chrome.ts';
import { forms } from './ru/forms.ts';
import { study } from './ru/study.ts';
import type { Strings } from './types.ts';

/** Interface strings in Russian. */
export const ru = { ...chrome, ...study, ...agenda, ...forms } as const satisfies Strings;
