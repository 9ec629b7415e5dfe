import { describe, expect, test } from 'vitest';
import { keeps } from '../examples/keeps.ts';
import { formSchema } from '../leads/form.ts';
import { campaignSchema } from './campaign.ts';

describe('campaign', () => {
  const record = {
    Id: '701A',
    Name: 'Open house',
    Description: 'A day in the house',
    StartDate: '2026-12-01',
    EndDate: '2026-12-02',
    Start_Datetime: '2026-12-01T09:00:00+01:00',
    Territory: 'DACH',
    Region: 'Europe',
    Duration: 240,
  };
  const more = {
    Campus__c: 'Mürren',
    Event_Start_Date_Text__c: 'First of December',
    Event_Location__c: 'Main hall',
    City__c: 'Mürren',
    Territory_Name__c: 'Switzerland',
    Contact_Name__c: 'Admissions',
    Contact_Email__c: 'admissions@him.example.org',
  };
  const campaign = { ...record, ...more, kind: 'open_house' };
  const wrongAll = (fields: object) =>
    Object.fromEntries(
      Object.keys(fields).map((name) => [name, name === 'Duration' ? '240' : 240]),
    );

  test('the record', { tags: ['S3.campaign.1'] }, () => {
    keeps(campaignSchema, campaign, record, wrongAll(record));
    expect(campaignSchema.safeParse({ ...campaign, EndDate: '02.12.2026' }).success).toBe(false);
  });

  test('its custom fields', { tags: ['S3.campaign.2'] }, () =>
    keeps(campaignSchema, campaign, more, wrongAll(more)),
  );

  test('it comes with the data of a form', { tags: ['S3.campaign.3'] }, () =>
    keeps(
      formSchema,
      { id: '1', type: 'openhouse', title: 'Come', version: '1', submitLabel: 'Send', fields: [] },
      { campaigns: [campaign] },
      { campaigns: [{ ...campaign, EndDate: undefined }] },
    ),
  );
});
