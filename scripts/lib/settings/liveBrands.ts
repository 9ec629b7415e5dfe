import { readFileSync } from 'node:fs';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { brandByCode, registry } from '@concierge/brands/registry';
import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';

/** Makes the brands that the site of this data folder served last those of this process. */
export function loadLastBrands(dataDir: string): void {
  try {
    apply(JSON.parse(readFileSync(`${dataDir}/brands.json`, 'utf8')));
  } catch {
    // It never ran, or its backend keeps none: they are the shipped ones.
  }
}

/**
 * Makes the brands of the running backend those of this process; one that keeps none has no say.
 * False where it can't be reached.
 */
export async function fetchBrands(env: Readonly<Record<string, string>>): Promise<boolean> {
  const headers = { authorization: `Bearer ${env['LEADS_SECRET']}` };
  const answer = await fetch(`${env['CONTENT_API']}/brand-definitions`, { headers }).catch(
    () => undefined,
  );
  if (answer?.ok) apply(await answer.json());
  return answer !== undefined;
}

/**
 * A variable for one brand, such as `HOSTS_HIM`, whose code no brand has, as one sentence; call
 * after `fetchBrands`.
 */
export function settingOfNoBrand(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const name = Object.keys(env).find((each) => {
    const [, code] = /^(?:HOSTS|GTM)_(.+)$/.exec(each) ?? [];
    return code && env[each] && !brandByCode(code);
  });
  if (!name) return undefined;
  const codes = registry.map(({ code }) => code).join(', ');
  return `${name} is for a brand that doesn't exist. There are ${codes}; make a new brand in the admin before its variables are set.`;
}

/** Whether the first brand has no English home page, as before anything was written. */
export async function isWithoutHomePage(env: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await fetch(`${env['CONTENT_API']}/node?lang=en`, {
    method: 'POST',
    headers: { entorno: registry[0]?.code ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ nodeUrl: '/en/' }),
  }).catch(() => undefined);
  return answer?.status === 404;
}

const apply = (answer: unknown): void => overlayBrands(brandDefinitionsSchema.parse(answer).brands);
