import type { Campaign } from '@concierge/contract/campaign';
import type { Campaign as StoredCampaign } from '../runtime/payload-types.ts';
import { day } from './parts/lines.ts';

/** A campaign in the CRM's field names (spec §3). */
export const publishCampaign = (campaign: StoredCampaign): Campaign => ({
  Id: campaign.crm_id,
  Name: campaign.Name,
  Description: campaign.Description ?? undefined,
  StartDate: day(campaign.StartDate),
  EndDate: day(campaign.EndDate),
  Start_Datetime: campaign.Start_Datetime ?? undefined,
  Territory: campaign.Territory ?? undefined,
  Region: campaign.Region ?? undefined,
  Duration: campaign.Duration ?? undefined,
  Campus__c: campaign.Campus__c ?? undefined,
  Event_Start_Date_Text__c: campaign.Event_Start_Date_Text__c ?? undefined,
  Event_Location__c: campaign.Event_Location__c ?? undefined,
  City__c: campaign.City__c ?? undefined,
  Territory_Name__c: campaign.Territory_Name__c ?? undefined,
  Contact_Name__c: campaign.Contact_Name__c ?? undefined,
  Contact_Email__c: campaign.Contact_Email__c ?? undefined,
  kind: campaign.kind,
  attendance: campaign.attendance ?? 'onsite',
  cancelled: campaign.cancelled ?? false,
  alias: campaign.alias ?? undefined,
});
