import type { settingsSchema } from '@concierge/contract/calls';
import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrand } from '../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrand } from '../access/brands/versionsOfOwnBrands.ts';
import { isAdmin } from '../access/isAdmin.ts';
import { brandTags, noteChanges } from '../changes/noteChanges.ts';
import { brandField } from '../fields/brand.ts';
import { checkbox } from '../fields/checkbox.ts';
import { choice } from '../fields/choice.ts';
import { liveVersions } from '../history/liveVersions.ts';
import { groups } from '../i18n/label.ts';
import { retentionFields } from '../leads/privacy/retentionFields.ts';
import { safePattern } from '../validation/safePattern.ts';
import { vendorFields } from './vendorFields.ts';

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('settings', doc));
const captchaProviders = [
  'altcha',
  'recaptcha',
  'hcaptcha',
  'turnstile',
] as const satisfies readonly NonNullable<
  ReturnType<typeof settingsSchema.parse>['captchaProvider']
>[];

/** Settings of a brand; what is empty has the site's default. */
export const brandSettings: CollectionConfig = {
  slug: 'brand-settings',
  labels: { singular: 'Brand settings|one', plural: 'Brand settings' },
  access: {
    read: ofOwnBrand('site'),
    create: isAdmin,
    update: ofOwnBrand('settings'),
    delete: isAdmin,
    readVersions: versionsOfOwnBrand('site'),
  },
  versions: liveVersions,
  disableDuplicate: true,
  admin: { group: groups.settings, useAsTitle: 'brand', defaultColumns: ['brand', 'updatedAt'] },
  fields: [
    { ...brandField, unique: true },
    {
      name: 'newsletterPattern',
      type: 'text',
      label: 'Pattern of newsletter addresses',
      validate: safePattern,
      admin: { description: 'Empty accepts anything.' },
    },
    checkbox('singleOptIn', 'Newsletter takes addresses without a confirmation by e-mail', {
      description: 'Who once left is asked all the same.',
    }),
    // Read by nothing: dropping a column while others are added has to be a migration of its own.
    { name: 'doubleOptIn', type: 'checkbox', defaultValue: false, admin: { disabled: true } },
    checkbox('advancedConsent', 'Tag manager loads before consent', {
      description: 'With everything denied (advanced consent mode).',
    }),
    choice('captchaProvider', 'Captcha', captchaProviders, {
      names: { altcha: 'ALTCHA', recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha' },
      description: "The deployment's own where empty.",
    }),
    ...vendorFields,
    retentionFields,
  ],
  hooks: { beforeValidate: [keepOwnBrands('brand')], afterChange, afterDelete },
};
