import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { live, remove } from '../newsroom.ts';
import { cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';
import { at, type Code, daily, fetchContent } from './kit/brandTable.ts';
import { siteNodes } from './kit/sitePages.ts';

type CampaignRecord = Record<string, unknown>;

const text = expect.stringMatching(/\S/);
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

/** The fields of §3, each with what every value of it looks like. */
const fields = {
  ...{ Id: text, Name: text, Description: text, StartDate: day, EndDate: day },
  Start_Datetime: expect.stringMatching(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  ),
  ...{ Territory: text, Region: text, Duration: expect.any(Number) },
  ...{ Campus__c: text, Event_Start_Date_Text__c: text, Event_Location__c: text, City__c: text },
  ...{ Territory_Name__c: text, Contact_Name__c: text },
  Contact_Email__c: expect.stringMatching(/^[^@\s]+@[^@\s]+\.[^@\s]+$/),
};

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: the records of events and of their forms have every field of a campaign`, {
    tag: [
      ...['@S3.campaign.1', '@S3.campaign.2', '@S3.campaign.3', '@S3.campaign.4'],
      ...['@S7.campaign.1', '@S3.page.4'],
    ],
  }, async () => {
    const nodes = [...(await siteNodes(code)).values()].filter(({ event }) => event);
    expect(nodes.length).toBeGreaterThan(0);
    const listed = nodes.flatMap((node) => node.field_webform_dynamic_paragraph.campaigns);
    expect(listed.length).toBeGreaterThan(0);
    for (const { field_url } of nodes) expect(field_url, 'the thank-you link').toBeTruthy();
    for (const { EndDate } of listed)
      expect(Date.parse(`${EndDate}T23:59:59Z`)).toBeGreaterThan(Date.now());
    for (const records of [nodes.map(({ event }) => event), listed] as CampaignRecord[][])
      for (const [name, shape] of Object.entries(fields)) {
        const values = records.flatMap((record) => (name in record ? [record[name]] : []));
        expect.soft(values.length, `records with ${name}`).toBeGreaterThan(0);
        expect.soft(values, name).toEqual(values.map(() => shape));
      }
  });

/** Today in Switzerland, or so many days later, as the backend stores a day: its noon in UTC. */
function swissDay(later: number): string {
  const instant = new Date(Date.now() + later * 86_400_000);
  return `${instant.toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })}T12:00:00.000Z`;
}

/** A meeting with a representative, as an administrator enters it. */
async function makeMeeting(code: Code, Name: string, first: number, last: number): Promise<string> {
  const crm_id = `letter-${crypto.randomUUID()}`;
  const made = await fetch(`${cmsOrigin}/api/campaigns?locale=en`, {
    method: 'POST',
    headers: { ...(await adminHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ crm_id, Name, kind: 'meet', field_domain_access: [code], attendance: 'onsite' },
      ...{ StartDate: swissDay(first), EndDate: swissDay(last), City__c: 'Lima' },
    }),
  });
  expect(made.status).toBe(201);
  return crm_id;
}

for (const code of daily('SEG', 'CR'))
  test(`${code}: a form lists the events whose EndDate isn’t over, whenever they began`, {
    tag: ['@S7.campaign.1', '@S7.campaign.2', '@S3.campaign.3', '@S3.campaign.4'],
  }, async ({ page }) => {
    const path = '/en/meet-a-representative/';
    const ids: string[] = [];
    try {
      const meetings = { over: [-9, -1], today: [-9, 0], tomorrow: [1, 1] } as const;
      for (const [Name, [first, last]] of Object.entries(meetings))
        ids.push(await makeMeeting(code, `Ends ${Name}`, first, last));
      const [over = '', today = '', tomorrow = ''] = ids;
      // The last that was made is on the site, so the first one would be there too.
      await expect(async () => expect((await get(at(code, path))).text).toContain(tomorrow)).toPass(
        live,
      );
      const { node } = (await fetchContent(code, path)).body;
      const known = node.field_webform_dynamic_paragraph.campaigns.map(
        ({ Id }: { Id: string }) => Id,
      );
      expect(known).toEqual(expect.arrayContaining([today, tomorrow]));
      expect(known).not.toContain(over);
      await page.goto(at(code, path));
      const form = page.getByRole('main').locator('form[action^="/leads/"]');
      await form.locator('[name="MeetingMode"]').selectOption('city');
      const option = (id: string) => form.locator(`[name="EventId"] option[value="${id}"]`);
      await expect(option(tomorrow)).toHaveText(/^Ends tomorrow · /);
      await expect(option(today)).toHaveText(/^Ends today · /);
      await expect(option(over)).toHaveCount(0);
      await expect(form.getByText('Ends over')).toHaveCount(0);
    } finally {
      for (const id of ids) await remove('campaigns', 'crm_id', id);
    }
  });
