import { defaultLang, langs } from '@concierge/contract/lang';
import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { isAdminField } from '../access/isAdminField.ts';
import { isAdminOrSelf } from '../access/isAdminOrSelf.ts';
import { isSignedIn } from '../access/isSignedIn.ts';
import { nobody } from '../access/nobody.ts';
import { uiField } from '../fields/admin/uiField.ts';
import { schoolField } from '../fields/brand.ts';
import { toOptions } from '../fields/choice.ts';
import { roleOptions } from '../fields/roleOptions.ts';
import { groups } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';
import { isEncrypted } from '../runtime/env.ts';
import { sessionEndpoints } from '../sessions/endpoints.ts';
import { sessionHooks } from '../sessions/sessionHooks.ts';
import { sessionLimits } from '../sessions/sessionLimits.ts';
import { signInEndpoints } from '../signIn/signInEndpoints.ts';
import { signInHooks } from '../signIn/signInHooks.ts';
import { singleSignOnEndpoints } from '../singleSignOn/endpoints.ts';
import { providerField } from '../singleSignOn/providerField.ts';
import { refusePassword } from '../singleSignOn/refusePassword.ts';
import { refuseWeakPassword } from '../validation/passwords/refuseWeakPassword.ts';
import { renameAddress } from './renameAddress.ts';

const ownRole = { create: isAdminField, update: isAdminField };

/**
 * Accounts of every role (access/roles.ts); nobody can make the first one over HTTP (see
 * startup/firstAdmin).
 */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  access: {
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: nobody,
    admin: isSignedIn,
  },
  admin: {
    group: groups.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'role', 'brands'],
  },
  auth: {
    tokenExpiration: sessionLimits.totalHours * 3600,
    removeTokenFromResponses: true,
    // Ours are rows (sessions/): Payload would write the whole account at each sign-in.
    useSessions: false,
    // Guessing is delayed and never locks an account (signIn/delay).
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: isEncrypted },
  },
  hooks: {
    ...sessionHooks,
    ...signInHooks,
    beforeLogin: [refusePassword, ...signInHooks.beforeLogin],
    beforeOperation: [
      refuseWeakPassword,
      ...signInHooks.beforeOperation,
      ...sessionHooks.beforeOperation,
    ],
    afterOperation: [...signInHooks.afterOperation, ...sessionHooks.afterOperation],
    afterChange: [...signInHooks.afterChange, ...sessionHooks.afterChange, renameAddress],
    afterDelete: [...signInHooks.afterDelete, ...sessionHooks.afterDelete],
  },
  endpoints: [...signInEndpoints, ...sessionEndpoints, ...singleSignOnEndpoints],
  fields: [
    uiField('security', 'Sign-in and security', '/signIn/admin/SecurityField.tsx#SecurityField'),
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: ownRole,
      options: roleOptions,
    },
    {
      ...schoolField('brands', 'Brands', {
        hasMany: true,
        description:
          'Brands whose content or enquiries the account works with. Without a brand it sees and edits nothing; administrators need none.',
      }),
      saveToJWT: true,
      access: ownRole,
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
      access: ownRole,
      admin: {
        condition: (data) => data['role'] === 'translator',
        description: 'Languages that a translator writes; in all others nothing can be changed.',
      },
    },
    providerField,
    uiField('open_sessions', 'Sessions', '/sessions/admin/SessionList.tsx#SessionList', {
      disableBulkEdit: true,
    }),
  ],
};
