import { brandByCode } from '@concierge/brands/registry';
import type { FlattenedField, Payload } from 'payload';
import { withSlash } from '../../routing/path.ts';
import { Refusal } from '../Refusal.ts';
import { fieldColumns, fieldsNamed } from './fieldsNamed.ts';
import { lineTexts } from './lineTexts.ts';
import { requireBrands } from './requireBrands.ts';
import { findStored, saveTexts, withMore } from './saveTexts.ts';
import type { Table } from './Table.ts';

const pageNames = [
  'title',
  'alias',
  'field_pretitle',
  'field_lead',
  'field_schema_title',
  'field_schema_description',
  'field_program_prerequisites',
  'field_edu_credential_awarded',
  'field_course_mode',
  'field_course_workload',
  'field_price',
];
const factNames = ['school', 'level', 'subject', 'mode', 'duration_months', 'semesters'];

function fieldsIn(payload: Payload): { page: FlattenedField[]; facts: FlattenedField[] } {
  const fields = payload.collections.pages.config.flattenedFields;
  const program = fields.find(({ name }) => name === 'program');
  if (program?.type !== 'group') throw new Error('Pages have no facts of programmes');
  return {
    page: fieldsNamed(fields, pageNames),
    facts: fieldsNamed(program.flattenedFields, factNames),
  };
}

/**
 * Programmes (spec §3): a line whose brand and English alias have one changes it, and leaves it on
 * its sites. A new one is of its brand's school where the line names none.
 */
export const programsTable: Table = {
  columns(payload) {
    const { page, facts } = fieldsIn(payload);
    return fieldColumns([...page, ...facts], ['brand', 'alias', 'title']);
  },
  async write(payload, line, options) {
    const brands = requireBrands(line['brand']);
    if (!line['alias']) throw new Refusal('it has no alias.');
    const alias = withSlash(line['alias']);
    const present = await findStored(payload, 'pages', {
      'alias.en': { equals: alias },
      field_domain_access: { in: brands },
    });
    if (present && present.type !== 'program')
      throw new Refusal(`${alias} is the address of another page.`);
    const { page, facts } = fieldsIn(payload);
    const school = brands.length === 1 && brandByCode(brands[0] ?? '')?.isMicrosite;
    const { en: said } = lineTexts(facts, line);
    const program = { ...(!present && school && { school: brands[0] }), ...said };
    const texts = withMore(lineTexts(page, { ...line, alias }), {
      ...(!present && { type: 'program', field_domain_access: brands }),
      ...(Object.keys(program).length > 0 && { program }),
    });
    return saveTexts(payload, 'pages', present, texts, options);
  },
};
