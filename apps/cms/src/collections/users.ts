import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { isAdminField } from '../access/isAdminField.ts';
import { isAdminOrSelf } from '../access/isAdminOrSelf.ts';
import { isSignedIn } from '../access/isSignedIn.ts';
import { nobody } from '../access/nobody.ts';
import { schoolField } from '../fields/brand.ts';
import { roleOptions } from '../fields/roleOptions.ts';
import { groups, label } from '../i18n/label.ts';
import { cmsUrl } from '../runtime/env.ts';
import { securityField } from '../signIn/securityField.ts';
import { signInEndpoints } from '../signIn/signInEndpoints.ts';
import { signInHooks } from '../signIn/signInHooks.ts';
import { refuseWeakPassword } from '../validation/refuseWeakPassword.ts';

const ownRole = { create: isAdminField, update: isAdminField };

/**
 * Accounts of administrators, editors and admissions; nobody can make the first one over HTTP (see
 * startup/firstAdmin).
 */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: label('User', 'Usuario', 'مستخدم', 'Пользователь'),
    plural: label('Users', 'Usuarios', 'المستخدمون', 'Пользователи'),
  },
  access: {
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: nobody,
    admin: isSignedIn,
  },
  admin: { group: groups.system, useAsTitle: 'email', defaultColumns: ['email', 'role', 'brands'] },
  auth: {
    tokenExpiration: 8 * 3600,
    // Guessing is delayed and never locks an account (signIn/delay).
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: cmsUrl.startsWith('https:') },
  },
  endpoints: signInEndpoints,
  hooks: { ...signInHooks, beforeOperation: [refuseWeakPassword, ...signInHooks.beforeOperation] },
  fields: [
    securityField,
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
          'Brands that an editor edits, and whose enquiries admissions see. Without a brand they see and edit nothing; administrators need none.',
      }),
      saveToJWT: true,
      access: ownRole,
    },
  ],
};
