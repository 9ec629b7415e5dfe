import { defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/lib/requirements/requirementTags.ts';
import { testTimeouts } from '../../scripts/lib/testTimeouts.ts';

export default defineConfig({ test: { ...testTimeouts, tags: requirementTags } });
