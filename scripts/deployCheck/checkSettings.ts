import { readFileSync, statSync } from 'node:fs';
import { thrownSentence } from '@concierge/server/start/variables';
import { settingsProblems } from '../../apps/site/src/runtime/settingsProblems.ts';
import { readCdn } from '../../apps/site/src/server/cdn/readCdn.ts';
import { cmsDir } from '../lib/paths.ts';
import { isKnownVariable } from '../lib/settings/environment.ts';
import { pathVariables } from '../lib/settings/settingsFile.ts';
import { type Environment, type Finding, partFindings } from './Finding.ts';

const othersRights = 0o077;

/** What each server says about its settings when it starts, all of it at once. */
export async function checkSettings(env: Environment): Promise<Finding[]> {
  const backendProblems = await loadBackendProblems();
  const crmUrl = env['CRM_MODE'] === 'test' ? undefined : env['CRM_URL'];
  const cdnProblem = thrownSentence(() => readCdn((name) => env[name] || undefined));
  const backend = [
    ...backendProblems(env as NodeJS.ProcessEnv),
    ...(crmUrl && !env['CRM_OID_PRODUCTION']
      ? ['CRM_OID_PRODUCTION is missing: the CRM needs its organisation’s id with each enquiry.']
      : []),
    ...(env['ALARM_MAIL'] && !env['SMTP_URL']
      ? ['SMTP_URL is missing: without it nobody gets the mails of ALARM_MAIL.']
      : []),
    // The servers speak HTTP alone, so whatever speaks HTTPS for them stands in front.
    ...(/^https:/i.test(env['CMS_URL'] ?? '') && ['', '0'].includes(env['TRUST_PROXY'] ?? '')
      ? [
          'TRUST_PROXY is missing: all visitors would have the address of the proxy in front, and count as one.',
        ]
      : []),
  ];
  const site = [...settingsProblems(env as NodeJS.ProcessEnv), ...(cdnProblem ? [cdnProblem] : [])];
  const { ok, wrong } = partFindings('settings');
  const problems = new Set([...backend, ...site]);
  return problems.size > 0
    ? [...problems].map(wrong)
    : [ok('nothing in them stops a start in production.')];
}

/** By a computed name: types of Next, which its types bring along, are not for scripts. */
async function loadBackendProblems(): Promise<typeof settingsProblems> {
  const module = await import(`${cmsDir}/src/server/settingsProblems.ts`);
  return module.settingsProblems;
}

/**
 * Names in a file of settings that nothing reads, and whether other users may read the file. In one
 * that was named, which servers that start by themselves read, also what only some of them read as
 * this program does.
 */
export function checkFile(
  file: string,
  settings: Readonly<Record<string, string>>,
  isNamed: boolean,
): Finding[] {
  const { ok, wrong } = partFindings('settings, file');
  const names = Object.keys(settings);
  const unknown = names.filter((name) => !isKnownVariable(name));
  const problems = unknown.map((name) =>
    wrong(`${name} is read by nothing: correct the name; .env.example lists every variable.`),
  );
  if (isNamed) problems.push(...portabilityProblems(file, settings).map(wrong));
  if (statSync(file).mode & othersRights)
    problems.push(wrong(`other users may read it: chmod 600 ${file}`));
  return problems.length > 0 ? problems : [ok(`${names.length} variables, for its owner's eyes.`)];
}

/** What systemd, Compose or Kubernetes read otherwise than Node. */
function portabilityProblems(
  file: string,
  settings: Readonly<Record<string, string>>,
): readonly string[] {
  const relative = pathVariables.filter((name) => /^[^/]/.test(settings[name] ?? ''));
  const commented = [...readFileSync(file, 'utf8').matchAll(/^\s*(\w+)=[^"'`\n]*#.*$/gm)];
  return [
    ...relative.map(
      (name) => `${name} is relative, and each server has a folder of its own: begin it with /.`,
    ),
    ...commented.map(
      ([, name]) =>
        `${name} has a # after its value, a comment to Node alone: give comments lines of their own.`,
    ),
  ];
}
