import * as migration_20261121_102151_initial from './20261121_102151_initial.ts';
import * as migration_20261121_124342_leads_mails from './20261121_124342_leads_mails.ts';
import * as migration_20261121_163852_mails_last_answer from './20261121_163852_mails_last_answer.ts';
import * as migration_20261122_024758_newest_news from './20261122_024758_newest_news.ts';
import * as migration_20261122_113725_closed_doors_newsroom from './20261122_113725_closed_doors_newsroom.ts';
import * as migration_20261122_122115_newsletter_mode from './20261122_122115_newsletter_mode.ts';
import * as migration_20261122_183538_audit_log from './20261122_183538_audit_log.ts';
import * as migration_20261122_215719_accounts_vendors from './20261122_215719_accounts_vendors.ts';
import * as migration_20261123_013625_privacy_roles_reviews from './20261123_013625_privacy_roles_reviews.ts';
import * as migration_20261123_052738_receipts_consents from './20261123_052738_receipts_consents.ts';
import * as migration_20261123_060749_sign_in_tries from './20261123_060749_sign_in_tries.ts';
import * as migration_20261123_185951_releases_newsletter_services from './20261123_185951_releases_newsletter_services.ts';
import * as migration_20261123_234101_glossary_traces_objects from './20261123_234101_glossary_traces_objects.ts';
import * as migration_20261123_235358_brands from './20261123_235358_brands.ts';
import * as migration_20261125_015931_popup_forms_versions from './20261125_015931_popup_forms_versions.ts';
import * as migration_20261125_023551_sections_patterns_captions from './20261125_023551_sections_patterns_captions.ts';
import * as migration_20261125_071457_query_presets from './20261125_071457_query_presets.ts';
import * as migration_20261125_145056_brand_languages from './20261125_145056_brand_languages.ts';
import * as migration_20261126_033010_leads from './20261126_033010_leads.ts';
import * as migration_20261126_074145_translation_counts from './20261126_074145_translation_counts.ts';
import * as migration_20261126_074518_brand_faces from './20261126_074518_brand_faces.ts';
import * as migration_20261127_221723_one_list_of_sessions from './20261127_221723_one_list_of_sessions.ts';
import * as migration_20261129_175125_queued_at_unannounced from './20261129_175125_queued_at_unannounced.ts';

export const migrations = [
  {
    up: migration_20261121_102151_initial.up,
    down: migration_20261121_102151_initial.down,
    name: '20261121_102151_initial',
  },
  {
    up: migration_20261121_124342_leads_mails.up,
    down: migration_20261121_124342_leads_mails.down,
    name: '20261121_124342_leads_mails',
  },
  {
    up: migration_20261121_163852_mails_last_answer.up,
    down: migration_20261121_163852_mails_last_answer.down,
    name: '20261121_163852_mails_last_answer',
  },
  {
    up: migration_20261122_024758_newest_news.up,
    down: migration_20261122_024758_newest_news.down,
    name: '20261122_024758_newest_news',
  },
  {
    up: migration_20261122_113725_closed_doors_newsroom.up,
    down: migration_20261122_113725_closed_doors_newsroom.down,
    name: '20261122_113725_closed_doors_newsroom',
  },
  {
    up: migration_20261122_122115_newsletter_mode.up,
    down: migration_20261122_122115_newsletter_mode.down,
    name: '20261122_122115_newsletter_mode',
  },
  {
    up: migration_20261122_183538_audit_log.up,
    down: migration_20261122_183538_audit_log.down,
    name: '20261122_183538_audit_log',
  },
  {
    up: migration_20261122_215719_accounts_vendors.up,
    down: migration_20261122_215719_accounts_vendors.down,
    name: '20261122_215719_accounts_vendors',
  },
  {
    up: migration_20261123_013625_privacy_roles_reviews.up,
    down: migration_20261123_013625_privacy_roles_reviews.down,
    name: '20261123_013625_privacy_roles_reviews',
  },
  {
    up: migration_20261123_052738_receipts_consents.up,
    down: migration_20261123_052738_receipts_consents.down,
    name: '20261123_052738_receipts_consents',
  },
  {
    up: migration_20261123_060749_sign_in_tries.up,
    down: migration_20261123_060749_sign_in_tries.down,
    name: '20261123_060749_sign_in_tries',
  },
  {
    up: migration_20261123_185951_releases_newsletter_services.up,
    down: migration_20261123_185951_releases_newsletter_services.down,
    name: '20261123_185951_releases_newsletter_services',
  },
  {
    up: migration_20261123_234101_glossary_traces_objects.up,
    down: migration_20261123_234101_glossary_traces_objects.down,
    name: '20261123_234101_glossary_traces_objects',
  },
  {
    up: migration_20261123_235358_brands.up,
    down: migration_20261123_235358_brands.down,
    name: '20261123_235358_brands',
  },
  {
    up: migration_20261125_015931_popup_forms_versions.up,
    down: migration_20261125_015931_popup_forms_versions.down,
    name: '20261125_015931_popup_forms_versions',
  },
  {
    up: migration_20261125_023551_sections_patterns_captions.up,
    down: migration_20261125_023551_sections_patterns_captions.down,
    name: '20261125_023551_sections_patterns_captions',
  },
  {
    up: migration_20261125_071457_query_presets.up,
    down: migration_20261125_071457_query_presets.down,
    name: '20261125_071457_query_presets',
  },
  {
    up: migration_20261125_145056_brand_languages.up,
    down: migration_20261125_145056_brand_languages.down,
    name: '20261125_145056_brand_languages',
  },
  {
    up: migration_20261126_033010_leads.up,
    down: migration_20261126_033010_leads.down,
    name: '20261126_033010_leads',
  },
  {
    up: migration_20261126_074145_translation_counts.up,
    down: migration_20261126_074145_translation_counts.down,
    name: '20261126_074145_translation_counts',
  },
  {
    up: migration_20261126_074518_brand_faces.up,
    down: migration_20261126_074518_brand_faces.down,
    name: '20261126_074518_brand_faces',
  },
  {
    up: migration_20261127_221723_one_list_of_sessions.up,
    down: migration_20261127_221723_one_list_of_sessions.down,
    name: '20261127_221723_one_list_of_sessions',
  },
  {
    up: migration_20261129_175125_queued_at_unannounced.up,
    down: migration_20261129_175125_queued_at_unannounced.down,
    name: '20261129_175125_queued_at_unannounced'
  },
];
