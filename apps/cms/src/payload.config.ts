import path from 'node:path';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { ru } from '@payloadcms/translations/languages/ru';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { listScreens } from './admin/lists/listScreens.ts';
import { withSwissCells } from './admin/lists/withSwissCells.ts';
import { meta } from './admin/logo/mark.ts';
import { navigation } from './admin/navigation.ts';
import { namedRows } from './admin/rows/namedRows.ts';
import { rowNames } from './admin/rows/rowNames.ts';
import { endpoints } from './api/endpoints.ts';
import { bulkErrors } from './api/requests/bulkErrors.ts';
import { jsonQueries } from './api/requests/jsonQueries.ts';
import { relatedQueries } from './api/requests/relatedQueries.ts';
import { audit } from './audit/audit.ts';
import { withBrands } from './brands/offerBrands.ts';
import { collections } from './collections/all.ts';
import { withOwnLocks } from './editing/locks/documentLocks.ts';
import { withReadOnlyShared } from './editing/readOnlyShared.ts';
import { saveGuards } from './editing/saveGuards.ts';
import { staleSaves } from './editing/staleSaves.ts';
import { withSchedulesInTurn } from './editing/turns/schedulesInTurn.ts';
import { updatesInTurn } from './editing/turns/updatesInTurn.ts';
import { withoutLocaleCopies } from './editing/withoutLocaleCopies.ts';
import { editor } from './fields/editor.ts';
import { history } from './history/history.ts';
import { inFourLanguages } from './i18n/inFourLanguages.ts';
import { locales } from './i18n/locales.ts';
import { rightTexts } from './i18n/payloadTexts.ts';
import { singularNames } from './i18n/singularNames.ts';
import { swissZone } from './i18n/swissTime.ts';
import { jobs } from './jobs/jobs.ts';
import { presets } from './presets/presets.ts';
import { withPresetRules } from './presets/withPresetRules.ts';
import { references } from './references/references.ts';
import { scheduledPublications } from './review/scheduledPublications.ts';
import { checkedWrites } from './runtime/database/checkedWrites.ts';
import { db } from './runtime/database/db.ts';
import { email } from './runtime/email.ts';
import { cmsUrl, payloadSecret } from './runtime/env.ts';
import { sayFull } from './runtime/errors/sayFull.ts';
import { sayUnreadable } from './runtime/errors/sayUnreadable.ts';
import { sayWhere } from './runtime/errors/sayWhere.ts';
import { logger } from './runtime/logger.ts';
import { storage } from './runtime/storage.ts';
import { bodyLimits } from './server/requests/limitBody.ts';
import { signInRules } from './signIn/factor/signInRules.ts';
import { keepAnAdministrator } from './signIn/keepAnAdministrator.ts';
import { onInit } from './startup/onInit.ts';
import { availableLocales } from './translations/availableLocales.ts';
import { trash } from './trash/trash.ts';
import { freeAddress } from './validation/addresses/freeAddress.ts';
import { withOwnRows } from './validation/ownRows.ts';
import { relatedBrands } from './validation/relations/relatedBrands.ts';
import { withFieldTypes } from './validation/types/requireFieldTypes.ts';

const source = path.resolve(process.cwd(), 'src');

const config = buildConfig({
  secret: payloadSecret,
  serverURL: cmsUrl,
  cors: [],
  csrf: [cmsUrl],
  telemetry: false,
  logger,
  graphQL: { disable: true },
  db: checkedWrites(db, keepAnAdministrator, freeAddress),
  editor,
  email,
  sharp,
  collections,
  // The server refuses a larger body before it is read (server/requests/limitBody.ts); each kind of
  // file has a limit of its own.
  upload: {
    limits: { fileSize: bodyLimits.upload, files: 1 },
    requestSizeLimit: bodyLimits.upload,
  },
  globals: [signInRules],
  endpoints,
  jobs,
  hooks: { afterError: [sayWhere, sayUnreadable, sayFull] },
  plugins: [
    storage,
    scheduledPublications,
    trash,
    rightTexts,
    references,
    history,
    updatesInTurn,
    jsonQueries,
    bulkErrors,
    relatedQueries,
    relatedBrands,
    audit,
    saveGuards,
    staleSaves,
    namedRows,
    rowNames,
    navigation,
    listScreens,
    presets,
    inFourLanguages,
    singularNames,
  ],
  localization: {
    locales,
    defaultLocale: 'en',
    fallback: true,
    filterAvailableLocales: availableLocales,
  },
  i18n: { supportedLanguages: { en, es, ar, ru }, fallbackLanguage: 'en' },
  admin: {
    user: 'users',
    avatar: 'default',
    // Of what has no zone of its own: the drawer that schedules a publication.
    timezones: {
      supportedTimezones: [{ label: swissZone, value: swissZone }],
      defaultTimezone: swissZone,
    },
    dateFormat: 'd MMM yyyy, HH:mm O',
    importMap: {
      baseDir: source,
      importMapFile: path.join(source, 'app/(payload)/admin/importMap.js'),
    },
    components: {
      actions: ['/staffSearch/admin/SearchBox.tsx#SearchBox'],
      providers: [
        '/admin/KeepHistory.tsx#KeepHistory',
        '/admin/LocaleChoice.tsx#LocaleChoice',
        '/admin/NavAtRest.tsx#NavAtRest',
        '/editing/admin/ScheduleRefusals.tsx#ScheduleRefusals',
        '/sessions/admin/SessionEnd.tsx#SessionEnd',
      ],
      beforeLogin: ['/singleSignOn/admin/SignInByProvider.tsx#SignInByProvider'],
      logout: { Button: '/singleSignOn/admin/SignOut.tsx#SignOut' },
      graphics: { Icon: '/admin/logo/Icon.tsx#Icon', Logo: '/admin/logo/Logo.tsx#Logo' },
      afterNavLinks: [
        '/planned/admin/PlannedLink.tsx#PlannedLink',
        '/translations/admin/TranslationsLink.tsx#TranslationsLink',
        '/leads/privacy/admin/PrivacyLink.tsx#PrivacyLink',
      ],
      views: {
        dashboard: { Component: '/dashboard/admin/Dashboard.tsx#Dashboard' },
        altTexts: {
          Component: '/collections/altTexts/AltTextsScreen.tsx#AltTextsScreen',
          path: '/alt-texts',
          exact: true,
        },
        facts: {
          Component: '/staleFacts/admin/StaleProgrammes.tsx#StaleProgrammes',
          path: '/facts',
          exact: true,
        },
        planned: {
          Component: '/planned/admin/PlannedScreen.tsx#PlannedScreen',
          path: '/planned',
          exact: true,
        },
        privacy: {
          Component: '/leads/privacy/admin/PrivacyScreen.tsx#PrivacyScreen',
          path: '/privacy',
          exact: true,
        },
        scheduled: {
          Component: '/dashboard/admin/ScheduledScreen.tsx#ScheduledScreen',
          path: '/scheduled',
          exact: true,
        },
        reviews: {
          Component: '/review/admin/ReviewScreen.tsx#ReviewScreen',
          path: '/reviews',
          exact: true,
        },
        forgot: { Component: '/signIn/admin/ForgotView.tsx#ForgotView' },
        login: { Component: '/signIn/admin/SignInView.tsx#SignInView' },
        translations: {
          Component: '/translations/admin/TranslationMap.tsx#TranslationMap',
          path: '/translations',
          exact: true,
        },
      },
    },
    meta,
  },
  typescript: {
    outputFile: path.join(source, 'runtime/payload-types.ts'),
    // `npm run types` writes them: tests and scripts would each do it beside their work.
    autoGenerate: false,
  },
  onInit,
});

export default withBrands(
  withoutLocaleCopies(
    withOwnRows(
      withFieldTypes(
        withPresetRules(
          withReadOnlyShared(withOwnLocks(withSwissCells(withSchedulesInTurn(config)))),
        ),
      ),
    ),
  ),
);
