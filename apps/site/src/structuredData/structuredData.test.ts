import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { expect, test } from 'vitest';
import { canonical } from '../layouts/head/canonical.ts';
import { testContext } from '../layouts/testContext.ts';
import { structuredData } from './structuredData.ts';

test.each([
  ['program', 'EducationalOccupationalProgram'],
  ['singleNews', 'NewsArticle'],
] as const)('a %s says its canonical address, translated or not', (example, type) => {
  for (const lang of ['en', 'ar'] as const) {
    const context = testContext({ node: nodeExamples[example].full, lang });
    const { '@graph': things } = JSON.parse(JSON.stringify(structuredData(context)));
    const { url } = things.find((thing: { '@type': string }) => thing['@type'] === type);
    expect(url).toBe(canonical(context));
  }
});
