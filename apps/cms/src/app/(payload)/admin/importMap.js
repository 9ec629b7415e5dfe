import { EditingTab as EditingTab_f88d90b5a0ec17c36ca0d93898e0e939 } from '../../../editing/admin/EditingTab.tsx'
import { EnglishBeside as EnglishBeside_f07feeaf1c3511bc0d889b06ec2f644b } from '../../../translations/beside/EnglishBeside.tsx'
import { ReviewPanel as ReviewPanel_494a46a570c5884ee74b3865a5f8652d } from '../../../review/admin/ReviewPanel.tsx'
import { StaleFacts as StaleFacts_6944b2a56faa55c9480bef28a1e6982a } from '../../../staleFacts/admin/StaleFacts.tsx'
import { TitleCell as TitleCell_b2211a52cbc68bb5470da92f6984e188 } from '../../../admin/lists/TitleCell.tsx'
import { AltNote as AltNote_5dd0c56e122edd1072c96a95abe304aa } from '../../../collections/altTexts/AltNote.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LastWordsClient as LastWordsClient_6d3170c179a8ddf8f57c16f5a5e9f0b8 } from '../../../editing/admin/LastWords.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FilmHostNote as FilmHostNote_8e7e6818a62f57a802d7295b92e484f7 } from '../../../admin/FilmHostNote.tsx'
import { ArrayRowName as ArrayRowName_ab3e152ac93ea7a85db99016b4cafce2 } from '../../../admin/rows/RowName.tsx'
import { BlockRowName as BlockRowName_ab3e152ac93ea7a85db99016b4cafce2 } from '../../../admin/rows/RowName.tsx'
import { SectionNote as SectionNote_e650fc4a0f678ae3f0f931cb160c1115 } from '../../../blocks/admin/SectionNote.tsx'
import { Patterns as Patterns_41928741e5f1bcc6236c0188bac6b496 } from '../../../patterns/admin/Patterns.tsx'
import { UsedIn as UsedIn_3ce550d845595b4f52ab7d4267ffed2f } from '../../../references/admin/UsedIn.tsx'
import { SwissInstantCell as SwissInstantCell_ae0413e1a550608e60bcec8eab0679f8 } from '../../../admin/lists/SwissInstantCell.tsx'
import { StatusCell as StatusCell_013602d54d3660a8fc5e9b66f013dfba } from '../../../collections/pages/StatusCell.tsx'
import { RestoreList as RestoreList_04e94458719eb1b1b78e26ee468ed170 } from '../../../trash/admin/RestoreList.tsx'
import { UsesOfChosen as UsesOfChosen_b2e996cb7fa7db3afc853d307fc93f92 } from '../../../references/admin/UsesOfChosen.tsx'
import { SaveGuard as SaveGuard_e7dea502bf89f0f6d0749b0699d0aba2 } from '../../../editing/admin/SaveGuard.tsx'
import { Shortcuts as Shortcuts_1f5f25d5747acd0e6056c80b0b4c4d7d } from '../../../editing/admin/Shortcuts.tsx'
import { DraftToPublish as DraftToPublish_6ec0708802cb1991b55584ae70004ecb } from '../../../editing/admin/DraftToPublish.tsx'
import { LiveNote as LiveNote_0c06e493731130cd09f6b45fa7dcebae } from '../../../preview/admin/LiveNote.tsx'
import { PreviewFollows as PreviewFollows_aa504916f77d1a157d8c6c00abc2b216 } from '../../../preview/admin/PreviewFollows.tsx'
import { PreviewClicks as PreviewClicks_64ee69a836187bf6ec0da357d7a04a75 } from '../../../preview/admin/PreviewClicks.tsx'
import { DocumentName as DocumentName_15e23bac8bdd08229e3281eeaf410df8 } from '../../../admin/rows/DocumentName.tsx'
import { CopyToBrand as CopyToBrand_e87c0e8a8f47dabccabf52496c45f25e } from '../../../collections/pages/CopyToBrand.tsx'
import { Versions as Versions_991b61b2548073ebe3eefea3476d427f } from '../../../history/admin/Versions.tsx'
import { Compare as Compare_1f791dc3daf519088d444a37ca295906 } from '../../../history/admin/Compare.tsx'
import { ListScreen as ListScreen_9cfe9d2ac54ad77be9be9859811c79ae } from '../../../admin/lists/ListScreen.tsx'
import { SharedNote as SharedNote_8fb82725d7fdfa6f5754fb54ee431ea9 } from '../../../blocks/admin/SharedNote.tsx'
import { ReleasePanel as ReleasePanel_64378bdb51d497fbb9ecaea36538a254 } from '../../../releases/admin/ReleasePanel.tsx'
import { BelongsToCell as BelongsToCell_1202329306345dd7f63e1013ce7bdeb4 } from '../../../collections/media/BelongsToCell.tsx'
import { AltTexts as AltTexts_0bedabafcea1c5a4293358f1e0a3e911 } from '../../../collections/altTexts/AltTexts.tsx'
import { CaptionsFile as CaptionsFile_04c8a156e23d3ad5d46636b025ae25ae } from '../../../collections/captions/CaptionsFile.tsx'
import { MissingAltTexts as MissingAltTexts_5c23d836f50b3950943137dcd299f109 } from '../../../collections/altTexts/MissingAltTexts.tsx'
import { AddSynonym as AddSynonym_ef87c87cd66c03b5bdaeda12719a19e6 } from '../../../search/admin/AddSynonym.tsx'
import { LeadScreen as LeadScreen_4945d49a4adce43ea5310b21bb1d0d2f } from '../../../leads/admin/lead/LeadScreen.tsx'
import { SwissInstant as SwissInstant_ffcf3323b8c57916bd24a06a08626af8 } from '../../../admin/SwissInstant.tsx'
import { StoredValue as StoredValue_add3fffd069497cf3d60e790917d3d2f } from '../../../admin/StoredValue.tsx'
import { HoldReasonCell as HoldReasonCell_a23b3997edc5c4edb3b420acba6fb8f2 } from '../../../leads/admin/HoldReason.tsx'
import { WithoutCrm as WithoutCrm_68011200d91414c25ae3ce2143ea0ac0 } from '../../../leads/admin/Unconfigured.tsx'
import { DownloadCsv as DownloadCsv_d4252e6b908014d6fbccf20315b90882 } from '../../../leads/admin/DownloadCsv.tsx'
import { LeadControls as LeadControls_61695c246e8a9271824963328a4c100b } from '../../../leads/admin/lead/LeadControls.tsx'
import { VisitScreen as VisitScreen_1eb75731f07331f0f45f94171cbead89 } from '../../../leads/admin/visit/VisitScreen.tsx'
import { VisitorCell as VisitorCell_1b21061dfe8ccd22c7c76b75d19cdcb6 } from '../../../leads/admin/visit/VisitorCell.tsx'
import { VisitControls as VisitControls_d0bdb47b2a73f51760bd3f162b261d70 } from '../../../leads/admin/visit/VisitControls.tsx'
import { Consents as Consents_5e663af0905372acdee1dd6301164ba4 } from '../../../leads/newsletter/admin/Consents.tsx'
import { ChangeControls as ChangeControls_19a6011ee193977ab5cfcfeb2e64bf22 } from '../../../leads/newsletter/admin/ChangeControls.tsx'
import { StoredMail as StoredMail_7170b45bec691dc6f40deae471d2eecf } from '../../../admin/StoredMail.tsx'
import { WithoutMailServer as WithoutMailServer_68011200d91414c25ae3ce2143ea0ac0 } from '../../../leads/admin/Unconfigured.tsx'
import { MailControls as MailControls_9a14449bf06374db5c28727ab1907df9 } from '../../../leads/admin/MailControls.tsx'
import { CrmDone as CrmDone_21da39d800343a86f8f3011c0fef04a3 } from '../../../leads/privacy/admin/CrmDone.tsx'
import { ContrastNote as ContrastNote_3ae3e7ffffe382c807d2b4457ad7eafa } from '../../../brands/admin/ContrastNote.tsx'
import { SecurityField as SecurityField_54928599121440036687d4c8293b6c2b } from '../../../signIn/admin/SecurityField.tsx'
import { SessionList as SessionList_14dfd8ff830432593fdf15ce5f98cb0f } from '../../../sessions/admin/SessionList.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SignOut as SignOut_8058ff6160ccb2c6ae01307bf4d1b24b } from '../../../singleSignOn/admin/SignOut.tsx'
import { Icon as Icon_a9990e8247071de3b018db509435707d } from '../../../admin/logo/Icon.tsx'
import { Logo as Logo_075a4a61913711dbea8254b643fdc247 } from '../../../admin/logo/Logo.tsx'
import { SearchBox as SearchBox_eb322aeb35cb28f91c07b6d74efa9058 } from '../../../staffSearch/admin/SearchBox.tsx'
import { PlannedLink as PlannedLink_b8f0528217a52e187f59d84d99cdbb26 } from '../../../planned/admin/PlannedLink.tsx'
import { TranslationsLink as TranslationsLink_ab5fdff64036dffd85dd10b2938535ee } from '../../../translations/admin/TranslationsLink.tsx'
import { PrivacyLink as PrivacyLink_c07222bcfed26d03fb98106f7fc1c175 } from '../../../leads/privacy/admin/PrivacyLink.tsx'
import { SignInByProvider as SignInByProvider_60d9b1e9e863568be3f263633b9a63cc } from '../../../singleSignOn/admin/SignInByProvider.tsx'
import { KeepHistory as KeepHistory_fc602ad4f55cfbdff5a28852c959bf3a } from '../../../admin/KeepHistory.tsx'
import { LocaleChoice as LocaleChoice_ffec6931a4577fb92b08e9dfa0b0bc85 } from '../../../admin/LocaleChoice.tsx'
import { NavAtRest as NavAtRest_6e3928381873efaa8a083c2ef668a28e } from '../../../admin/NavAtRest.tsx'
import { ScheduleRefusals as ScheduleRefusals_6b9fd3637b75e320ee6b3e2db9faa3be } from '../../../editing/admin/ScheduleRefusals.tsx'
import { SessionEnd as SessionEnd_c6fd3ebee70172fa47f89b142814a224 } from '../../../sessions/admin/SessionEnd.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_0122240f5501d623b9d762f18afae31e } from '../../../dashboard/admin/Dashboard.tsx'
import { AltTextsScreen as AltTextsScreen_72538cc9e8cbe53a003befb3f124f66b } from '../../../collections/altTexts/AltTextsScreen.tsx'
import { StaleProgrammes as StaleProgrammes_23a934e420b42e919cc92b78b60fa551 } from '../../../staleFacts/admin/StaleProgrammes.tsx'
import { PlannedScreen as PlannedScreen_8e60821ca897d0ef621f08775d537c6c } from '../../../planned/admin/PlannedScreen.tsx'
import { PrivacyScreen as PrivacyScreen_a5fd1793040469dfa4f7041c628a73fd } from '../../../leads/privacy/admin/PrivacyScreen.tsx'
import { ScheduledScreen as ScheduledScreen_34aa08b53f9bfc159d8dc1d109b08303 } from '../../../dashboard/admin/ScheduledScreen.tsx'
import { ReviewScreen as ReviewScreen_cfe2a5c951f1966edc98afe457345655 } from '../../../review/admin/ReviewScreen.tsx'
import { ForgotView as ForgotView_1bf408a3d0feeb2e0de9e6e7fd7a8fee } from '../../../signIn/admin/ForgotView.tsx'
import { SignInView as SignInView_6848ee953da9194e8976e04f814f6694 } from '../../../signIn/admin/SignInView.tsx'
import { TranslationMap as TranslationMap_c0d4e4140675919bcf06238d120e1ca9 } from '../../../translations/admin/TranslationMap.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/admin/EditingTab.tsx#EditingTab": EditingTab_f88d90b5a0ec17c36ca0d93898e0e939,
  "/translations/beside/EnglishBeside.tsx#EnglishBeside": EnglishBeside_f07feeaf1c3511bc0d889b06ec2f644b,
  "/review/admin/ReviewPanel.tsx#ReviewPanel": ReviewPanel_494a46a570c5884ee74b3865a5f8652d,
  "/staleFacts/admin/StaleFacts.tsx#StaleFacts": StaleFacts_6944b2a56faa55c9480bef28a1e6982a,
  "/admin/lists/TitleCell.tsx#TitleCell": TitleCell_b2211a52cbc68bb5470da92f6984e188,
  "/collections/altTexts/AltNote.tsx#AltNote": AltNote_5dd0c56e122edd1072c96a95abe304aa,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/editing/admin/LastWords.tsx#LastWordsClient": LastWordsClient_6d3170c179a8ddf8f57c16f5a5e9f0b8,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/FilmHostNote.tsx#FilmHostNote": FilmHostNote_8e7e6818a62f57a802d7295b92e484f7,
  "/admin/rows/RowName.tsx#ArrayRowName": ArrayRowName_ab3e152ac93ea7a85db99016b4cafce2,
  "/admin/rows/RowName.tsx#BlockRowName": BlockRowName_ab3e152ac93ea7a85db99016b4cafce2,
  "/blocks/admin/SectionNote.tsx#SectionNote": SectionNote_e650fc4a0f678ae3f0f931cb160c1115,
  "/patterns/admin/Patterns.tsx#Patterns": Patterns_41928741e5f1bcc6236c0188bac6b496,
  "/references/admin/UsedIn.tsx#UsedIn": UsedIn_3ce550d845595b4f52ab7d4267ffed2f,
  "/admin/lists/SwissInstantCell.tsx#SwissInstantCell": SwissInstantCell_ae0413e1a550608e60bcec8eab0679f8,
  "/collections/pages/StatusCell.tsx#StatusCell": StatusCell_013602d54d3660a8fc5e9b66f013dfba,
  "/trash/admin/RestoreList.tsx#RestoreList": RestoreList_04e94458719eb1b1b78e26ee468ed170,
  "/references/admin/UsesOfChosen.tsx#UsesOfChosen": UsesOfChosen_b2e996cb7fa7db3afc853d307fc93f92,
  "/editing/admin/SaveGuard.tsx#SaveGuard": SaveGuard_e7dea502bf89f0f6d0749b0699d0aba2,
  "/editing/admin/Shortcuts.tsx#Shortcuts": Shortcuts_1f5f25d5747acd0e6056c80b0b4c4d7d,
  "/editing/admin/DraftToPublish.tsx#DraftToPublish": DraftToPublish_6ec0708802cb1991b55584ae70004ecb,
  "/preview/admin/LiveNote.tsx#LiveNote": LiveNote_0c06e493731130cd09f6b45fa7dcebae,
  "/preview/admin/PreviewFollows.tsx#PreviewFollows": PreviewFollows_aa504916f77d1a157d8c6c00abc2b216,
  "/preview/admin/PreviewClicks.tsx#PreviewClicks": PreviewClicks_64ee69a836187bf6ec0da357d7a04a75,
  "/admin/rows/DocumentName.tsx#DocumentName": DocumentName_15e23bac8bdd08229e3281eeaf410df8,
  "/collections/pages/CopyToBrand.tsx#CopyToBrand": CopyToBrand_e87c0e8a8f47dabccabf52496c45f25e,
  "/history/admin/Versions.tsx#Versions": Versions_991b61b2548073ebe3eefea3476d427f,
  "/history/admin/Compare.tsx#Compare": Compare_1f791dc3daf519088d444a37ca295906,
  "/admin/lists/ListScreen.tsx#ListScreen": ListScreen_9cfe9d2ac54ad77be9be9859811c79ae,
  "/blocks/admin/SharedNote.tsx#SharedNote": SharedNote_8fb82725d7fdfa6f5754fb54ee431ea9,
  "/releases/admin/ReleasePanel.tsx#ReleasePanel": ReleasePanel_64378bdb51d497fbb9ecaea36538a254,
  "/collections/media/BelongsToCell.tsx#BelongsToCell": BelongsToCell_1202329306345dd7f63e1013ce7bdeb4,
  "/collections/altTexts/AltTexts.tsx#AltTexts": AltTexts_0bedabafcea1c5a4293358f1e0a3e911,
  "/collections/captions/CaptionsFile.tsx#CaptionsFile": CaptionsFile_04c8a156e23d3ad5d46636b025ae25ae,
  "/collections/altTexts/MissingAltTexts.tsx#MissingAltTexts": MissingAltTexts_5c23d836f50b3950943137dcd299f109,
  "/search/admin/AddSynonym.tsx#AddSynonym": AddSynonym_ef87c87cd66c03b5bdaeda12719a19e6,
  "/leads/admin/lead/LeadScreen.tsx#LeadScreen": LeadScreen_4945d49a4adce43ea5310b21bb1d0d2f,
  "/admin/SwissInstant.tsx#SwissInstant": SwissInstant_ffcf3323b8c57916bd24a06a08626af8,
  "/admin/StoredValue.tsx#StoredValue": StoredValue_add3fffd069497cf3d60e790917d3d2f,
  "/leads/admin/HoldReason.tsx#HoldReasonCell": HoldReasonCell_a23b3997edc5c4edb3b420acba6fb8f2,
  "/leads/admin/Unconfigured.tsx#WithoutCrm": WithoutCrm_68011200d91414c25ae3ce2143ea0ac0,
  "/leads/admin/DownloadCsv.tsx#DownloadCsv": DownloadCsv_d4252e6b908014d6fbccf20315b90882,
  "/leads/admin/lead/LeadControls.tsx#LeadControls": LeadControls_61695c246e8a9271824963328a4c100b,
  "/leads/admin/visit/VisitScreen.tsx#VisitScreen": VisitScreen_1eb75731f07331f0f45f94171cbead89,
  "/leads/admin/visit/VisitorCell.tsx#VisitorCell": VisitorCell_1b21061dfe8ccd22c7c76b75d19cdcb6,
  "/leads/admin/visit/VisitControls.tsx#VisitControls": VisitControls_d0bdb47b2a73f51760bd3f162b261d70,
  "/leads/newsletter/admin/Consents.tsx#Consents": Consents_5e663af0905372acdee1dd6301164ba4,
  "/leads/newsletter/admin/ChangeControls.tsx#ChangeControls": ChangeControls_19a6011ee193977ab5cfcfeb2e64bf22,
  "/admin/StoredMail.tsx#StoredMail": StoredMail_7170b45bec691dc6f40deae471d2eecf,
  "/leads/admin/Unconfigured.tsx#WithoutMailServer": WithoutMailServer_68011200d91414c25ae3ce2143ea0ac0,
  "/leads/admin/MailControls.tsx#MailControls": MailControls_9a14449bf06374db5c28727ab1907df9,
  "/leads/privacy/admin/CrmDone.tsx#CrmDone": CrmDone_21da39d800343a86f8f3011c0fef04a3,
  "/brands/admin/ContrastNote.tsx#ContrastNote": ContrastNote_3ae3e7ffffe382c807d2b4457ad7eafa,
  "/signIn/admin/SecurityField.tsx#SecurityField": SecurityField_54928599121440036687d4c8293b6c2b,
  "/sessions/admin/SessionList.tsx#SessionList": SessionList_14dfd8ff830432593fdf15ce5f98cb0f,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "/singleSignOn/admin/SignOut.tsx#SignOut": SignOut_8058ff6160ccb2c6ae01307bf4d1b24b,
  "/admin/logo/Icon.tsx#Icon": Icon_a9990e8247071de3b018db509435707d,
  "/admin/logo/Logo.tsx#Logo": Logo_075a4a61913711dbea8254b643fdc247,
  "/staffSearch/admin/SearchBox.tsx#SearchBox": SearchBox_eb322aeb35cb28f91c07b6d74efa9058,
  "/planned/admin/PlannedLink.tsx#PlannedLink": PlannedLink_b8f0528217a52e187f59d84d99cdbb26,
  "/translations/admin/TranslationsLink.tsx#TranslationsLink": TranslationsLink_ab5fdff64036dffd85dd10b2938535ee,
  "/leads/privacy/admin/PrivacyLink.tsx#PrivacyLink": PrivacyLink_c07222bcfed26d03fb98106f7fc1c175,
  "/singleSignOn/admin/SignInByProvider.tsx#SignInByProvider": SignInByProvider_60d9b1e9e863568be3f263633b9a63cc,
  "/admin/KeepHistory.tsx#KeepHistory": KeepHistory_fc602ad4f55cfbdff5a28852c959bf3a,
  "/admin/LocaleChoice.tsx#LocaleChoice": LocaleChoice_ffec6931a4577fb92b08e9dfa0b0bc85,
  "/admin/NavAtRest.tsx#NavAtRest": NavAtRest_6e3928381873efaa8a083c2ef668a28e,
  "/editing/admin/ScheduleRefusals.tsx#ScheduleRefusals": ScheduleRefusals_6b9fd3637b75e320ee6b3e2db9faa3be,
  "/sessions/admin/SessionEnd.tsx#SessionEnd": SessionEnd_c6fd3ebee70172fa47f89b142814a224,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/dashboard/admin/Dashboard.tsx#Dashboard": Dashboard_0122240f5501d623b9d762f18afae31e,
  "/collections/altTexts/AltTextsScreen.tsx#AltTextsScreen": AltTextsScreen_72538cc9e8cbe53a003befb3f124f66b,
  "/staleFacts/admin/StaleProgrammes.tsx#StaleProgrammes": StaleProgrammes_23a934e420b42e919cc92b78b60fa551,
  "/planned/admin/PlannedScreen.tsx#PlannedScreen": PlannedScreen_8e60821ca897d0ef621f08775d537c6c,
  "/leads/privacy/admin/PrivacyScreen.tsx#PrivacyScreen": PrivacyScreen_a5fd1793040469dfa4f7041c628a73fd,
  "/dashboard/admin/ScheduledScreen.tsx#ScheduledScreen": ScheduledScreen_34aa08b53f9bfc159d8dc1d109b08303,
  "/review/admin/ReviewScreen.tsx#ReviewScreen": ReviewScreen_cfe2a5c951f1966edc98afe457345655,
  "/signIn/admin/ForgotView.tsx#ForgotView": ForgotView_1bf408a3d0feeb2e0de9e6e7fd7a8fee,
  "/signIn/admin/SignInView.tsx#SignInView": SignInView_6848ee953da9194e8976e04f814f6694,
  "/translations/admin/TranslationMap.tsx#TranslationMap": TranslationMap_c0d4e4140675919bcf06238d120e1ca9,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
