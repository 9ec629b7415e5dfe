import { expect, test } from 'vitest';
import { readAdvisories } from './readAdvisories.ts';

const hole = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      ground: {
        severity,
        range: '<2.0.1',
        via: [{ title: 'Reads too much', url: 'https://advisories.example/1' }],
      },
      house: { severity, range: '*', via: ['ground'] },
    },
  });

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('a hole of level %s fails: %s', (severity, isGrave) =>
  expect(readAdvisories(hole(severity))).toEqual({
    kind: 'answered',
    isGrave,
    lines: [
      `${severity}: ground <2.0.1: Reads too much https://advisories.example/1`,
      `${severity}: house *: by ground`,
    ],
  }),
);

test('no advisory is none', () =>
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({
    kind: 'answered',
    lines: [],
    isGrave: false,
  }));

test('a report that npm writes in another way passes nothing', () =>
  expect(readAdvisories('{"auditReportVersion":3,"holes":[]}')).toMatchObject({ isGrave: true }));

test.each([
  ['{"message":"","error":{"summary":"audit endpoint returned an error"}}', /endpoint/],
  ['{"message":"request failed, reason: getaddrinfo ENOTFOUND"}', /ENOTFOUND/],
  ['npm error network', /npm error/],
  ['', /nothing was answered/],
])('%j is no answer', (output, reason) =>
  expect(readAdvisories(output)).toEqual({
    kind: 'unanswered',
    reason: expect.stringMatching(reason),
  }),
);
