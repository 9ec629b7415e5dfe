import { addressProblem } from '@concierge/server/start/addressProblem';
import { secretProblem } from '@concierge/server/start/secretProblem';

/**
 * Ends the process with one sentence where a production backend would run with a guessable secret,
 * or send enquiries unencrypted.
 */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const problem =
    ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET']
      .map((name) => secretProblem(name, env[name]))
      .find(Boolean) ??
    ['CRM_URL', 'CRM_TEST_URL'].map((name) => addressProblem(name, env[name])).find(Boolean);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
