import { pinnedBrand } from '@concierge/brands/registry';
import { isBrandCode } from '@concierge/contract/brandCode';

/**
 * Why links in mails would lead to this machine, as one sentence; undefined where they don't. Those
 * to the admin need `CMS_URL`; those to the sites `SITE_URL`, or host names of a brand: of the
 * pinned one where there is one. Any code will do, since a group's own brands are in the database,
 * which is not open yet.
 */
export function mailAddressProblem(env: NodeJS.ProcessEnv): string | undefined {
  if (!env['CMS_URL'])
    return 'CMS_URL is missing: links in mails to new passwords lead there, like https://cms.example.org.';
  if (env['SITE_URL']) return undefined;
  const pinned = pinnedBrand(env);
  const codes = Object.keys(env).flatMap((name) =>
    env[name] && name.startsWith('HOSTS_') ? [name.slice('HOSTS_'.length)] : [],
  );
  if (codes.some((code) => (pinned ? code === pinned.code : isBrandCode(code)))) return undefined;
  return `SITE_URL is missing: links in mails to visitors lead there, like https://www.example.org; HOSTS_${pinned?.code ?? '<CODE>'} will do as well.`;
}
