import { brandCodes } from '@concierge/brands/brands';
import { defaultLang, langs } from '@concierge/contract/lang';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type FieldHook,
  type PayloadRequest,
  type TextField,
} from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { nobodyField } from '../access/nobody.ts';
import { recordChange } from '../changes/recordChange.ts';
import { toOptions } from '../fields/choice.ts';
import { groups } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';
import { sayTo } from '../i18n/say.ts';
import { refuse } from '../runtime/errors/refuse.ts';
import { afterCommit } from '../runtime/postgres/afterCommit.ts';
import { applyBrands, loadBrands } from './applyBrands.ts';
import { claimHosts, releaseFailed, releaseHosts } from './claimHosts.ts';
import { colorFields } from './colorFields.ts';
import { brandCode, ownHosts } from './hosts.ts';
import { listBrandUses } from './listBrandUses.ts';
import { lookFields } from './lookFields.ts';

/** Every page shows brands somewhere, so all of them become stale. */
const stale = ['brands', '*'];

/** This process has the change once it is committed; others notice it by `watchBrands`. */
async function apply(req: PayloadRequest): Promise<void> {
  await recordChange(req, stale);
  if (req.context['skipChanges']) return;
  const { payload } = req;
  await afterCommit(req, async () => applyBrands(payload, await loadBrands(payload)));
}
const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await apply(req);
  return doc;
};
const afterDelete: CollectionAfterDeleteHook = ({ req }) => apply(req);

/**
 * A shipped brand would be back at the next start; one that is named anywhere would leave that to
 * nobody, and its enquiries undelivered.
 */
const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { code } = await req.payload.findByID({ collection: 'brands', id, depth: 0, req });
  const say = sayTo({ req });
  if (brandCodes.some((shipped) => shipped === code))
    throw new APIError(say('A shipped brand stays; give it another name instead.'), 400);
  // Without any row, the shipped ones would come back.
  const { totalDocs } = await req.payload.count({ collection: 'brands', req });
  if (totalDocs === 1) throw new APIError(say('The last brand stays.'), 400);
  const documents = await listBrandUses(req, code);
  if (documents)
    throw new APIError(say('This brand is still named by {documents}.', { documents }), 400);
};

/** Nobody may change a code, so another one would be dropped without a word. */
const keepCode: FieldHook = ({ operation, originalDoc, req, value }) => {
  if (operation === 'update' && typeof value === 'string' && value !== originalDoc?.code)
    refuse(req, { path: 'code', label: 'Code' }, sayTo({ req })('A code never changes.'));
  return value;
};

const line = (name: string, label: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  label,
  maxLength,
  admin: { width: '50%' },
});

/**
 * The brands of the installation (ADR 36): the shipped ones, which may be renamed and coloured, and
 * those that administrators add. What is empty is as shipped.
 */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  disableDuplicate: true,
  admin: {
    group: groups.administration,
    useAsTitle: 'name',
    defaultColumns: ['code', 'name', 'hosts', 'updatedAt'],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'code',
          type: 'text',
          label: 'Code',
          required: true,
          unique: true,
          index: true,
          validate: brandCode,
          access: { update: nobodyField },
          hooks: { beforeValidate: [keepCode] },
          admin: {
            width: '50%',
            description:
              'Capital letters and digits. It goes to the CRM with every enquiry and never changes.',
          },
        },
        { ...line('name', 'Name', 80), required: true },
      ],
    },
    {
      type: 'row',
      fields: [line('place', 'Place', 80), line('kind', 'Kind of school', 80)],
    },
    { name: 'isMicrosite', type: 'checkbox', defaultValue: true, label: 'A school of the group' },
    {
      name: 'hosts',
      type: 'textarea',
      label: 'Hosts',
      maxLength: 2000,
      validate: ownHosts,
      admin: {
        description:
          'One host name a line, the canonical one first. Empty means the shipped ones; HOSTS_<CODE> of the deployment goes before.',
      },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: 'Languages',
      options: toOptions(
        langs.filter((lang) => lang !== defaultLang),
        languageNames,
      ),
      admin: {
        description:
          'Languages of the site besides English; all of them where none is chosen. Addresses in any other are not found.',
      },
    },
    colorFields,
    ...lookFields,
    {
      name: 'newsletterLists',
      type: 'group',
      label: 'Newsletter lists',
      fields: [
        {
          type: 'row',
          fields: [line('school', 'School', 80), line('alumni', 'Alumni', 80)],
        },
      ],
    },
  ],
  hooks: {
    beforeChange: [claimHosts],
    afterChange: [releaseHosts, afterChange],
    afterError: [releaseFailed],
    beforeDelete: [keepUsed],
    afterDelete: [afterDelete],
  },
};
