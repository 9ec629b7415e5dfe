import type { FlattenedField, Payload } from 'payload';
import { Refusal } from '../Refusal.ts';
import { fieldColumns, fieldsNamed } from './fieldsNamed.ts';
import { lineTexts } from './lineTexts.ts';
import { requireBrands } from './requireBrands.ts';
import { findStored, saveTexts, withMore } from './saveTexts.ts';
import type { Table } from './Table.ts';

const names = [
  'kind',
  'Name',
  'Description',
  'StartDate',
  'EndDate',
  'Start_Datetime',
  'Duration',
  'attendance',
  'cancelled',
  'alias',
  'Event_Location__c',
  'City__c',
  'Event_Start_Date_Text__c',
  'Territory',
  'Region',
  'Territory_Name__c',
  'Campus__c',
  'Contact_Name__c',
  'Contact_Email__c',
];
const fieldsIn = (payload: Payload): FlattenedField[] =>
  fieldsNamed(payload.collections.campaigns.config.flattenedFields, names);

/**
 * Events by the CRM's own field names (spec §3), as a report of the CRM has them: a line whose `Id`
 * is here changes that event, which stays on its sites. They are public at once, as they are in the
 * admin.
 */
export const eventsTable: Table = {
  columns: (payload) =>
    fieldColumns(fieldsIn(payload), ['brand', 'Id', 'kind', 'Name', 'StartDate', 'EndDate']),
  async write(payload, line, options) {
    const brands = requireBrands(line['brand']);
    const crm_id = line['Id'];
    if (!crm_id) throw new Refusal('it has no Id.');
    const present = await findStored(payload, 'campaigns', { crm_id: { equals: crm_id } });
    const texts = withMore(lineTexts(fieldsIn(payload), line), {
      crm_id,
      ...(!present && { field_domain_access: brands }),
    });
    return saveTexts(payload, 'campaigns', present, texts, options);
  },
};
