import { lookup } from 'node:dns/promises';
import { hostsOf, pinnedBrand, registry } from '@concierge/brands/registry';
import { callHttp } from './callHttp.ts';
import { type Environment, type Finding, findingsOf } from './Finding.ts';

/** The hosts of the brands and of the admin: whether DNS has them, and whether they answer. */
export async function checkHosts(env: Environment): Promise<Finding[]> {
  const pinned = pinnedBrand(env as NodeJS.ProcessEnv);
  const brands = pinned ? [pinned] : registry;
  const ofBrands = brands.map(async (brand): Promise<Finding[]> => {
    const { code } = brand;
    const hosts = hostsOf(brand).filter((host) => !/(^|\.)localhost$/.test(host));
    if (hosts.length === 0)
      return [findingsOf(code).absent(`HOSTS_${code} is not set, so nobody reaches this brand.`)];
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

/**
 * A host that DNS has is fine before its server is started; one that shows a wrong certificate or
 * is answered by something else is not.
 */
async function checkHost(part: string, host: string, url: string): Promise<Finding> {
  const { ok, wrong } = findingsOf(part);
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
