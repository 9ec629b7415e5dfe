import path from 'node:path';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { ru } from '@payloadcms/translations/languages/ru';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { meta } from './admin/mark.ts';
import { endpoints } from './api/endpoints.ts';
import { collections } from './collections/all.ts';
import { db } from './db.ts';
import { email } from './email.ts';
import { cmsUrl, payloadSecret } from './env.ts';
import { editor } from './fields/editor.ts';
import { inFourLanguages } from './i18n/inFourLanguages.ts';
import { locales } from './i18n/locales.ts';
import { jobs } from './jobs/jobs.ts';
import { onInit } from './startup/onInit.ts';
import { storage } from './storage.ts';

const source = path.resolve(process.cwd(), 'src');

export default buildConfig({
  secret: payloadSecret,
  serverURL: cmsUrl,
  cors: [],
  csrf: [cmsUrl],
  telemetry: false,
  graphQL: { disable: true },
  db,
  editor,
  email,
  sharp,
  collections,
  endpoints,
  jobs,
  plugins: [storage, inFourLanguages],
  localization: { locales, defaultLocale: 'en', fallback: true },
  i18n: { supportedLanguages: { en, es, ar, ru }, fallbackLanguage: 'en' },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: source, importMapFile: path.join(source, 'app/(payload)/admin/importMap.js') },
    components: {
      graphics: { Icon: '/admin/Icon.tsx#Icon', Logo: '/admin/Logo.tsx#Logo' },
      afterNavLinks: ['/translations/admin/TranslationsLink.tsx#TranslationsLink'],
      views: { translations: { Component: '/translations/admin/TranslationMap.tsx#TranslationMap', path: '/translations', exact: true } },
      beforeDashboard: ['/leads/admin/LeadsOverview.tsx#LeadsOverview'],
    },
    meta,
  },
  typescript: { outputFile: path.join(source, 'payload-types.ts') },
  onInit,
});
