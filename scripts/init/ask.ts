import { cancel, confirm, intro, isCancel, multiselect, text } from '@clack/prompts';
import { type Lang, langs } from '@concierge/contract/lang';
import type { OwnBrand, OwnGroup } from '../../apps/cms/src/seed/group/ownGroup.ts';
import type { Given } from './flags.ts';
import {
  asSent,
  codeProblem,
  colorProblem,
  groupProblem,
  hostProblem,
  mailProblem,
  nameProblem,
} from './problems.ts';

const languageNames: Readonly<Record<Lang, string>> = {
  en: 'English',
  es: 'Spanish',
  ar: 'Arabic',
  ru: 'Russian',
};

/** Asks in a terminal for what the flags don't say. */
export async function askFor(given: Given): Promise<OwnGroup> {
  intro('A group of schools of your own');
  const name = given.name ?? (await line('Name of the group', 'Lakes Group', nameProblem));
  const code = given.code ?? (await line('Its code', 'LAKES', codeProblem));
  const host = given.host ?? asSent(await line('Its host', 'www.lakes.example', hostProblem));
  const color = given.color ?? (await askColor('Its colour', '#0b6e4f'));
  const schools = given.schools ?? (await askSchools());
  const wanted = given.langs ?? (await askLangs());
  const adminEmail =
    given.adminEmail ??
    (await line('Mail of the first administrator', 'ada@lakes.example', mailProblem));
  const own: OwnGroup = {
    group: { code, name, host, color },
    schools,
    langs: wanted,
    adminEmail,
    accent: given.accent,
  };
  const problem = groupProblem(own);
  if (!problem && !(await answered(confirm({ message: 'Write this into the empty database?' }))))
    leave();
  return own;
}

async function askSchools(): Promise<OwnBrand[]> {
  const schools: OwnBrand[] = [];
  while (await answered(confirm({ message: schools.length ? 'Another school?' : 'A school?' })))
    schools.push({
      name: await line('Name of the school', 'North College', nameProblem),
      code: await line('Its code', 'NORTH', codeProblem),
      host: asSent(await line('Its host', 'north.example', hostProblem)),
    });
  return schools;
}

const askColor = async (message: string, example: string): Promise<string> =>
  (await line(message, example, (value) => colorProblem(value.toLowerCase()))).toLowerCase();

async function askLangs(): Promise<Lang[]> {
  const others = langs.filter((lang) => lang !== 'en');
  const chosen = await answered(
    multiselect({
      message: 'Languages besides English',
      options: others.map((value) => ({ value, label: languageNames[value] })),
      required: false,
    }),
  );
  return ['en', ...chosen];
}

async function line(
  message: string,
  placeholder: string,
  problem: (value: string) => string | undefined,
): Promise<string> {
  const validate = (value: string | undefined) => problem((value ?? '').trim());
  return (await answered(text({ message, placeholder, validate }))).trim();
}

async function answered<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await prompt;
  if (isCancel(answer)) leave();
  return answer as Exclude<T, symbol>;
}

function leave(): never {
  cancel('Nothing was written.');
  process.exit(1);
}
