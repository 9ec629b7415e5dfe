import { readFileSync } from 'node:fs';
import { root } from '../paths.ts';
import { parseRequirements } from './requirements.ts';

/** The specification's ids as tags of Vitest, which refuses a test that names any other. */
export const requirementTags = parseRequirements(
  readFileSync(`${root}/docs/specification.md`, 'utf8'),
).map(({ id }) => ({ name: id }));
