import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { isAdminField } from '../access/isAdminField.ts';
import { isAdminOrSelf } from '../access/isAdminOrSelf.ts';
import { isSignedIn } from '../access/isSignedIn.ts';
import { schoolField } from '../fields/brand.ts';
import { groups, label } from '../i18n/label.ts';
import { cmsUrl } from '../runtime/env.ts';
import { sessionEndpoints } from '../sessions/endpoints.ts';
import { sessionHooks } from '../sessions/sessionHooks.ts';
import { sessionLimits } from '../sessions/sessionLimits.ts';
import { sessionsField } from '../sessions/sessionsField.ts';
import { singleSignOnEndpoints } from '../singleSignOn/endpoints.ts';
import { providerField } from '../singleSignOn/providerField.ts';
import { refusePassword } from '../singleSignOn/refusePassword.ts';
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
    unlock: isAdmin,
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
    maxLoginAttempts: 5,
    lockTime: 600_000,
    cookies: { sameSite: 'Lax', secure: cmsUrl.startsWith('https:') },
  },
  hooks: {
    ...sessionHooks,
    beforeLogin: [refusePassword],
    beforeOperation: [refuseWeakPassword, ...sessionHooks.beforeOperation],
  },
  endpoints: [...sessionEndpoints, ...singleSignOnEndpoints],
  fields: [
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: ownRole,
      options: [
        { label: label('Administrator', 'Administrador', 'مدير', 'Администратор'), value: 'admin' },
        { label: label('Editor', 'Editor', 'محرر', 'Редактор'), value: 'editor' },
        {
          label: label('Admissions', 'Admisiones', 'القبول', 'Приёмная комиссия'),
          value: 'admissions',
        },
      ],
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
    providerField,
    sessionsField,
  ],
};
