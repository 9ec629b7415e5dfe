import type * as z from 'zod/mini';
import type { campaignSchema } from '../events/campaign.ts';

type CampaignInput = z.input<typeof campaignSchema>;

/** Events whose EndDate lies far ahead, so that the examples never run dry. */
export const campaigns: CampaignInput[] = [
  {
    Id: 'EV-2041',
    Name: 'Open house in Mürren',
    Description:
      'A morning in the school hotel: kitchen, lecture, lunch with students, and the cable car down.',
    StartDate: '2036-03-08',
    EndDate: '2036-03-08',
    Start_Datetime: '2036-03-08T09:00:00Z',
    Duration: 240,
    Campus__c: 'Mürren',
    Event_Location__c: 'School hotel, Höheweg 12',
    City__c: 'Mürren',
    kind: 'open_house',
    attendance: 'onsite',
    alias: '/events/open-house-murren/',
  },
  {
    Id: 'EV-2042',
    Name: 'Webinar: how to pay for it, semester by semester',
    StartDate: '2036-03-26',
    EndDate: '2036-03-26',
    Start_Datetime: '2036-03-26T17:00:00Z',
    Duration: 45,
    kind: 'webinar',
    attendance: 'online',
    alias: '/webinars/how-to-pay-for-it/',
  },
  {
    Id: 'EV-2043',
    Name: 'Meet us in Almaty',
    StartDate: '2036-04-02',
    EndDate: '2036-04-04',
    Territory: 'Central Asia',
    City__c: 'Almaty',
    Event_Start_Date_Text__c: 'By appointment',
    Event_Location__c: 'Hotel Apple Garden, room 3',
    kind: 'meet',
    attendance: 'onsite',
  },
];

export const campaignsArabic: CampaignInput[] = [
  {
    Id: 'EV-2041-AR',
    Name: 'يوم مفتوح في مورين',
    Description: 'صباح في الفندق المدرسي: المطبخ ومحاضرة وغداء مع الطلاب.',
    StartDate: '2036-03-08',
    EndDate: '2036-03-08',
    Start_Datetime: '2036-03-08T09:00:00Z',
    Duration: 240,
    City__c: 'مورين',
    kind: 'open_house',
    attendance: 'onsite',
    alias: '/events/open-house-murren/',
  },
];
