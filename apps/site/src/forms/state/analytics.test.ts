import { expect, test } from 'vitest';
import { analyticsEvents } from './analytics.ts';

const form = {
  title: 'Title',
  isQuiz: false,
  additionalGtmFormTitle: 'Careers webinar',
  additionalGtmFormName: 'HIM contact',
};

test.each([
  ['brochure', { event: 'brochureDownload' }],
  ['webinar', { event: 'eventRegistration', title: 'Careers webinar' }],
  ['openhouse', { event: 'eventRegistration', title: 'Careers webinar' }],
  ['openculinary', { event: 'eventRegistration', title: 'Careers webinar' }],
  ['meet-rep', { event: 'eventRegistration', title: 'Careers webinar' }],
  ['contact', { event: 'goalCompletion', goal: 'contactForm', name: 'HIM contact' }],
] as const)('%s', { tags: ['S7.analytics.1', 'S7.analytics.2', 'S7.analytics.3'] }, (type, event) =>
  expect(analyticsEvents({ ...form, type })).toEqual([event]),
);

test('a form marked as a quiz pushes quizCompletion, others push nothing more', {
  tags: ['S7.analytics.4'],
}, () => {
  expect(analyticsEvents({ ...form, type: 'apply', isQuiz: true })).toEqual([
    { event: 'quizCompletion' },
  ]);
  expect(analyticsEvents({ ...form, type: 'apply' })).toEqual([]);
});
