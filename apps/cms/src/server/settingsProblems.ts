import { readExtraBrands } from '@concierge/brands/extraBrands';
import { pinnedBrand } from '@concierge/brands/registry';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { malformedVariables, thrownSentence } from '@concierge/server/start/variables';
import { readAlarmSettings } from '../alarms/settings.ts';
import { readNewsletterService } from '../leads/newsletter/service/settings.ts';
import { cmsVariables } from '../runtime/cmsVariables.ts';
import { readSingleSignOn } from '../singleSignOn/settings.ts';
import { mailAddressProblem } from './mailAddressProblem.ts';

/**
 * A sentence for each reason why a production backend must not start with these settings: a
 * guessable secret, enquiries sent unencrypted, links in mails that lead nowhere, sign-ins by
 * settings that can't be read, a malformed variable, an unknown `BRAND`.
 */
export function settingsProblems(env: NodeJS.ProcessEnv): string[] {
  const problems = [
    ...['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET'].map((name) =>
      secretProblem(name, env[name]),
    ),
    thrownSentence(() => readAlarmSettings(env)),
    thrownSentence(() => readSingleSignOn(env)),
    thrownSentence(() => readNewsletterService(env)),
    ...malformedVariables(cmsVariables, env),
    thrownSentence(() => readExtraBrands(env['EXTRA_BRANDS'])),
    // An unknown brand has no addresses to look at.
    thrownSentence(() => pinnedBrand(env)) ?? mailAddressProblem(env),
  ];
  return problems.filter((problem) => problem !== undefined);
}
