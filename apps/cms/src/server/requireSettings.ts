import { settingsProblems } from './settingsProblems.ts';

/** Ends the process with one sentence where a production backend must not start by its settings. */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const [problem] = settingsProblems(env);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
