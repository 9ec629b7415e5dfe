import { defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/lib/requirements/requirementTags.ts';

export default defineConfig({ test: { tags: requirementTags } });
