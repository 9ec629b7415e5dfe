import { campaigns } from '@concierge/demo/campaigns/campaigns';
import { expect, test } from 'vitest';
import { campaignValues } from './campaignValues.ts';

// Both sides of the changes of clocks, which fall on other days abroad or on none.
const days = ['2026-01-15', '2026-07-15', '2026-10-01', '2026-11-22'];

test('the words of a meeting abroad and its instant are the same hour, whenever one seeds', () => {
  const abroad = campaigns.filter(({ zone }) => zone);
  expect(abroad).toHaveLength(12);
  for (const campaign of abroad)
    for (const day of days) {
      const values = campaignValues(campaign, new Date(`${day}T12:00:00Z`));
      const there = new Intl.DateTimeFormat('sv-SE', {
        timeZone: campaign.zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(String(values['Start_Datetime'])));
      expect(there, campaign.Id).toBe(`${values['StartDate']} ${campaign.at}`);
      expect(campaign.Event_Start_Date_Text__c?.en).toBe(`${campaign.at} local time`);
      expect(values).not.toHaveProperty('zone');
    }
});

test('an hour without a zone is Switzerland’s', () => {
  const [campaign] = campaigns.filter(({ zone }) => !zone);
  if (!campaign) throw new Error('the demo has events in Switzerland');
  const values = campaignValues({ ...campaign, at: '18:00', inDays: 0 }, new Date('2026-07-15'));
  expect(values['Start_Datetime']).toBe('2026-07-15T16:00:00.000Z');
});
