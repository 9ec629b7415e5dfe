import { lookup } from 'node:dns/promises';
import { brandByCode, brandHosts, pinnedBrand, registry } from '@concierge/brands/registry';
import { isBrandCode } from '@concierge/contract/brandCode';
import { callHttp } from './callHttp.ts';
import { type Environment, type Finding, partFindings } from './Finding.ts';

/** The hosts of the brands and of the admin: whether DNS has them, and whether they answer. */
export async function checkHosts(env: Environment): Promise<Finding[]> {
  const pinned = pinnedBrand(env as NodeJS.ProcessEnv);
  const own = pinned ? [] : ownBrands(env);
  const shipped = (pinned ? [pinned] : registry).map((brand) => ({
    code: brand.code,
    hosts: brandHosts(brand).filter((host) => !/(^|\.)localhost$/.test(host)),
  }));
  // A group of its own has none of the shipped brands.
  const brands = [...shipped.filter(({ hosts }) => own.length === 0 || hosts.length > 0), ...own];
  const ofBrands = brands.map(async ({ code, hosts }): Promise<Finding[]> => {
    if (hosts.length === 0)
      return [partFindings(code).absent(`HOSTS_${code} is not set, so nobody reaches this brand.`)];
    return Promise.all(hosts.map((host) => checkHost(code, host, `https://${host}/healthz`)));
  });
  const named = ['SITE_URL', 'CMS_URL'].map(async (name): Promise<Finding[]> => {
    const url = env[name];
    // Another address is a finding of the settings.
    if (!(url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return [];
    const path = name === 'CMS_URL' ? '/api/health' : '/healthz';
    return [await checkHost(name, new URL(url).hostname, new URL(path, url).href)];
  });
  return (await Promise.all([...ofBrands, ...named])).flat();
}

/** Brands of `HOSTS_<CODE>` that are neither shipped nor in the file of more brands. */
const ownBrands = (env: Environment) =>
  Object.entries(env).flatMap(([name, value]) => {
    const [, code = ''] = /^HOSTS_(.+)$/.exec(name) ?? [];
    if (!value || !isBrandCode(code) || brandByCode(code)) return [];
    return [{ code, hosts: value.split(',').map((host) => host.trim().toLowerCase()) }];
  });

/**
 * A host that DNS has is fine before its server is started; one that shows a wrong certificate or
 * is answered by something else is not.
 */
async function checkHost(part: string, host: string, url: string): Promise<Finding> {
  const { ok, wrong } = partFindings(part);
  const found = await lookup(host.replace(/^\[|\]$/g, '')).catch(() => undefined);
  if (!found) return wrong(`${host} has no address in DNS: add its A or AAAA record.`);
  const result = await callHttp(url, { method: 'GET' });
  if ('problem' in result)
    return /certificate|TLS at/.test(result.problem)
      ? wrong(`${host} ${result.problem}.`)
      : ok(`${host} is at ${found.address}, where nothing answers yet.`);
  if (result.status >= 500)
    return wrong(`${host} answers ${result.status}: look whether the server behind it runs.`);
  if (result.status === 404 || result.status === 421)
    return wrong(`${host} is answered by something that doesn’t know it (${result.status}).`);
  return ok(`${host} is at ${found.address} and answers.`);
}
