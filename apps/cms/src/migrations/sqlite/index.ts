import * as migration_20261121_102117_initial from './20261121_102117_initial.ts';
import * as migration_20261121_124312_leads_mails from './20261121_124312_leads_mails.ts';
import * as migration_20261121_163803_mails_last_answer from './20261121_163803_mails_last_answer.ts';
import * as migration_20261122_024741_newest_news from './20261122_024741_newest_news.ts';
import * as migration_20261122_113702_closed_doors_newsroom from './20261122_113702_closed_doors_newsroom.ts';
import * as migration_20261122_122023_newsletter_mode from './20261122_122023_newsletter_mode.ts';
import * as migration_20261122_183531_audit_log from './20261122_183531_audit_log.ts';
import * as migration_20261122_215653_accounts_vendors from './20261122_215653_accounts_vendors.ts';
import * as migration_20261123_013558_privacy_roles_reviews from './20261123_013558_privacy_roles_reviews.ts';
import * as migration_20261123_052711_receipts_consents from './20261123_052711_receipts_consents.ts';
import * as migration_20261123_060740_sign_in_tries from './20261123_060740_sign_in_tries.ts';
import * as migration_20261123_185918_releases_newsletter_services from './20261123_185918_releases_newsletter_services.ts';
import * as migration_20261123_234020_glossary_traces_objects from './20261123_234020_glossary_traces_objects.ts';
import * as migration_20261123_235342_brands from './20261123_235342_brands.ts';
import * as migration_20261125_015732_popup_forms_versions from './20261125_015732_popup_forms_versions.ts';
import * as migration_20261125_023430_sections_patterns_captions from './20261125_023430_sections_patterns_captions.ts';
import * as migration_20261125_071447_query_presets from './20261125_071447_query_presets.ts';
import * as migration_20261125_145048_brand_languages from './20261125_145048_brand_languages.ts';
import * as migration_20261126_033000_leads from './20261126_033000_leads.ts';
import * as migration_20261126_074053_translation_counts from './20261126_074053_translation_counts.ts';
import * as migration_20261126_074410_brand_faces from './20261126_074410_brand_faces.ts';
import * as migration_20261127_221710_one_list_of_sessions from './20261127_221710_one_list_of_sessions.ts';
import * as migration_20261129_175120_queued_at_unannounced from './20261129_175120_queued_at_unannounced.ts';

export const migrations = [
  {
    up: migration_20261121_102117_initial.up,
    down: migration_20261121_102117_initial.down,
    name: '20261121_102117_initial',
  },
  {
    up: migration_20261121_124312_leads_mails.up,
    down: migration_20261121_124312_leads_mails.down,
    name: '20261121_124312_leads_mails',
  },
  {
    up: migration_20261121_163803_mails_last_answer.up,
    down: migration_20261121_163803_mails_last_answer.down,
    name: '20261121_163803_mails_last_answer',
  },
  {
    up: migration_20261122_024741_newest_news.up,
    down: migration_20261122_024741_newest_news.down,
    name: '20261122_024741_newest_news',
  },
  {
    up: migration_20261122_113702_closed_doors_newsroom.up,
    down: migration_20261122_113702_closed_doors_newsroom.down,
    name: '20261122_113702_closed_doors_newsroom',
  },
  {
    up: migration_20261122_122023_newsletter_mode.up,
    down: migration_20261122_122023_newsletter_mode.down,
    name: '20261122_122023_newsletter_mode',
  },
  {
    up: migration_20261122_183531_audit_log.up,
    down: migration_20261122_183531_audit_log.down,
    name: '20261122_183531_audit_log',
  },
  {
    up: migration_20261122_215653_accounts_vendors.up,
    down: migration_20261122_215653_accounts_vendors.down,
    name: '20261122_215653_accounts_vendors',
  },
  {
    up: migration_20261123_013558_privacy_roles_reviews.up,
    down: migration_20261123_013558_privacy_roles_reviews.down,
    name: '20261123_013558_privacy_roles_reviews',
  },
  {
    up: migration_20261123_052711_receipts_consents.up,
    down: migration_20261123_052711_receipts_consents.down,
    name: '20261123_052711_receipts_consents',
  },
  {
    up: migration_20261123_060740_sign_in_tries.up,
    down: migration_20261123_060740_sign_in_tries.down,
    name: '20261123_060740_sign_in_tries',
  },
  {
    up: migration_20261123_185918_releases_newsletter_services.up,
    down: migration_20261123_185918_releases_newsletter_services.down,
    name: '20261123_185918_releases_newsletter_services',
  },
  {
    up: migration_20261123_234020_glossary_traces_objects.up,
    down: migration_20261123_234020_glossary_traces_objects.down,
    name: '20261123_234020_glossary_traces_objects',
  },
  {
    up: migration_20261123_235342_brands.up,
    down: migration_20261123_235342_brands.down,
    name: '20261123_235342_brands',
  },
  {
    up: migration_20261125_015732_popup_forms_versions.up,
    down: migration_20261125_015732_popup_forms_versions.down,
    name: '20261125_015732_popup_forms_versions',
  },
  {
    up: migration_20261125_023430_sections_patterns_captions.up,
    down: migration_20261125_023430_sections_patterns_captions.down,
    name: '20261125_023430_sections_patterns_captions',
  },
  {
    up: migration_20261125_071447_query_presets.up,
    down: migration_20261125_071447_query_presets.down,
    name: '20261125_071447_query_presets',
  },
  {
    up: migration_20261125_145048_brand_languages.up,
    down: migration_20261125_145048_brand_languages.down,
    name: '20261125_145048_brand_languages',
  },
  {
    up: migration_20261126_033000_leads.up,
    down: migration_20261126_033000_leads.down,
    name: '20261126_033000_leads',
  },
  {
    up: migration_20261126_074053_translation_counts.up,
    down: migration_20261126_074053_translation_counts.down,
    name: '20261126_074053_translation_counts',
  },
  {
    up: migration_20261126_074410_brand_faces.up,
    down: migration_20261126_074410_brand_faces.down,
    name: '20261126_074410_brand_faces',
  },
  {
    up: migration_20261127_221710_one_list_of_sessions.up,
    down: migration_20261127_221710_one_list_of_sessions.down,
    name: '20261127_221710_one_list_of_sessions',
  },
  {
    up: migration_20261129_175120_queued_at_unannounced.up,
    down: migration_20261129_175120_queued_at_unannounced.down,
    name: '20261129_175120_queued_at_unannounced'
  },
];
