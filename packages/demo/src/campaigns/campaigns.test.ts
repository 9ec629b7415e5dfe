import { expect, test } from 'vitest';
import { forms } from '../forms/forms.ts';
import { campaigns, eventPages } from './campaigns.ts';
import { daysUntil } from './event.ts';

test('every brand has five events or more, all of them ahead, with pages of their own', () => {
  for (const brand of ['SEG', 'CR', 'CAA', 'HIM', 'SHMS']) {
    const own = campaigns.filter((campaign) => campaign.brands.includes(brand));
    expect(own.length, brand).toBeGreaterThanOrEqual(5);
    for (const campaign of own) {
      expect(campaign.inDays).toBeGreaterThan(0);
      expect(
        eventPages.some(
          (page) =>
            page.alias === campaign.alias &&
            page.brands.includes(brand) &&
            page.event === campaign.Id,
        ),
      ).toBe(true);
    }
  }
});

test('every event says its place and city in the four languages', () => {
  for (const { Id, City__c, Event_Location__c } of campaigns)
    for (const name of [City__c, Event_Location__c]) {
      expect(name.ar, Id).toMatch(/\p{Script=Arabic}/u);
      expect(name.ru, Id).toMatch(/\p{Script=Cyrillic}/u);
      expect(name.es, Id).toBeTruthy();
    }
});

test('every event page has a form of its own brand', () => {
  for (const page of eventPages)
    expect(forms.find((form) => form.key === page.form)?.brands, page.alias).toEqual(page.brands);
  expect(new Set(eventPages.map((page) => `${page.brands[0]} ${page.alias}`)).size).toBe(
    eventPages.length,
  );
});

test('a day of the week is hit from every day of the week', () => {
  for (let offset = 0; offset < 7; offset++) {
    const today = new Date(Date.UTC(2026, 10, 16 + offset));
    for (let weekday = 1; weekday <= 7; weekday++) {
      const days = daysUntil(3, weekday, today);
      expect(days).toBeGreaterThanOrEqual(21);
      expect(days).toBeLessThan(28);
      expect(new Date(today.getTime() + days * 86_400_000).getUTCDay()).toBe(weekday % 7);
    }
  }
});
