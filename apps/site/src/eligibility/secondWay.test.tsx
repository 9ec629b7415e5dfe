import { eligibility } from '@concierge/contract/eligibility';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { EligibilityAnswer } from './EligibilityAnswer.tsx';

const ofSchool = {
  qualification: 'School certificate',
  accepts: ['secondary' as const],
  considers: [],
  countries: [],
  language_level: 'B2',
};
const ofTrade = {
  qualification: 'Apprenticeship',
  accepts: ['vocational' as const],
  considers: ['secondary' as const],
  countries: [],
};
const answerHtml = (qualification: 'secondary' | 'vocational') => {
  const applicant = { country: 'GB', qualification, level: 'B1', age: 19 } as const;
  const facts = { requirements: [ofSchool, ofTrade], intakes: [] };
  return renderToStaticMarkup(
    <EligibilityAnswer
      context={testContext()}
      answer={eligibility(facts, applicant, '2026-11-21')}
      applicant={applicant}
      program={{ title: 'Bachelor', alias: '/programs/bachelor/' }}
    />,
  );
};

test('beside a way that admissions look at, the near one is named with what it still needs', () => {
  const html = answerHtml('secondary');
  expect(html).toContain('Required: Apprenticeship.');
  expect(html).toContain('another way in: School certificate. Required: B2; you said B1.');
  expect(answerHtml('vocational')).not.toContain('another way in');
});
