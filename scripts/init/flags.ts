import { parseArgs } from 'node:util';
import type { Lang } from '@concierge/contract/lang';
import type { OwnBrand } from '../../apps/cms/src/seed/group/ownGroup.ts';
import { asSent } from './problems.ts';

export const help = `
npm run init begins an empty database with a group of schools of your own. It asks in a terminal
for what these flags don't say; without a terminal they say all.

  --name "Lakes Group"           the group's name
  --code LAKES                   its code, two to ten capitals and digits; it never changes
  --host www.lakes.example       its host; <code>.localhost serves it on this machine too
  --school "NORTH,North College,north.example[,#7a0019]"   a school: code, name, host, colour; again for each
  --languages en,es              languages to begin with, English among them: en, es, ar, ru
  --color "#0b6e4f"              the group's colour, and of schools without their own
  --accent "#0b6e4f"             colour of links, where it isn't that one
  --admin ada@lakes.example      mail of the first administrator
`;

/** What was given as flags. */
export interface Given {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly host?: string | undefined;
  readonly schools?: readonly OwnBrand[] | undefined;
  /** Unchecked. */
  readonly langs?: readonly Lang[] | undefined;
  readonly color?: string | undefined;
  readonly accent?: string | undefined;
  readonly adminEmail?: string | undefined;
}

/**
 * Reads the flags; undefined where help is wanted. Throws where one is unknown, or a school lacks a
 * part.
 */
export function readFlags(args: readonly string[]): Given | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      name: text,
      code: text,
      host: text,
      school: { type: 'string', multiple: true },
      languages: text,
      color: text,
      accent: text,
      admin: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  return {
    name: values.name?.trim(),
    code: values.code?.trim(),
    host: values.host === undefined ? undefined : asSent(values.host),
    schools: values.school?.map(requireSchool),
    langs: values.languages === undefined ? undefined : readLangs(values.languages),
    color: values.color?.toLowerCase(),
    accent: values.accent?.toLowerCase(),
    adminEmail: values.admin?.trim(),
  };
}

/** English first, each once. */
export const readLangs = (written: string): Lang[] => {
  const langs = new Set(written.split(/[\s,]+/).filter(Boolean)) as Set<Lang>;
  return [...langs].toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
};

function requireSchool(written: string): OwnBrand {
  const school = readSchool(written);
  if (school.name) return school;
  throw new Error(
    `--school “${written}” lacks a part: write code, name and host, as in "NORTH,North College,north.example".`,
  );
}

/** `CODE,Name,host` or `CODE,Name,host,#colour`; a name may have commas. */
export function readSchool(written: string): OwnBrand {
  const [code = '', ...rest] = written.split(',').map((part) => part.trim());
  const color = rest.at(-1)?.startsWith('#') ? rest.pop()?.toLowerCase() : undefined;
  const host = asSent(rest.pop() ?? '');
  return { code, name: rest.join(', '), host, ...(color ? { color } : {}) };
}
