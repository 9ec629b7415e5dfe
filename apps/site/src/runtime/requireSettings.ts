import { endWith } from './endWith.ts';
import { settingsProblems } from './settingsProblems.ts';

/** Ends the process with one sentence where a site must not start by its settings. */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const [problem] = settingsProblems(env);
  if (problem) endWith(problem);
}
