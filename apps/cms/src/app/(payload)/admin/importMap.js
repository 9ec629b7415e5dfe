import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
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
import { LiveNote as LiveNote_0c06e493731130cd09f6b45fa7dcebae } from '../../../preview/admin/LiveNote.tsx'
import { StaleFacts as StaleFacts_6944b2a56faa55c9480bef28a1e6982a } from '../../../staleFacts/admin/StaleFacts.tsx'
import { AddSynonym as AddSynonym_ef87c87cd66c03b5bdaeda12719a19e6 } from '../../../search/admin/AddSynonym.tsx'
import { DownloadCsv as DownloadCsv_d4252e6b908014d6fbccf20315b90882 } from '../../../leads/admin/DownloadCsv.tsx'
import { InquiryActions as InquiryActions_73ce41811841f6cf1f69990583999218 } from '../../../leads/admin/InquiryActions.tsx'
import { MailActions as MailActions_965e2d4e40cfe2be3b6bbe00af181126 } from '../../../leads/admin/MailActions.tsx'
import { Icon as Icon_f34530b2aa0bd64d20c27f581c071465 } from '../../../admin/Icon.tsx'
import { Logo as Logo_31632a3714af2a4550104a8aa2f6722e } from '../../../admin/Logo.tsx'
import { TranslationsLink as TranslationsLink_ab5fdff64036dffd85dd10b2938535ee } from '../../../translations/admin/TranslationsLink.tsx'
import { LeadsOverview as LeadsOverview_34f6c4e67abff1ce1f0c5a480ce3cf93 } from '../../../leads/admin/LeadsOverview.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { TranslationMap as TranslationMap_c0d4e4140675919bcf06238d120e1ca9 } from '../../../translations/admin/TranslationMap.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
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
  "/preview/admin/LiveNote.tsx#LiveNote": LiveNote_0c06e493731130cd09f6b45fa7dcebae,
  "/staleFacts/admin/StaleFacts.tsx#StaleFacts": StaleFacts_6944b2a56faa55c9480bef28a1e6982a,
  "/search/admin/AddSynonym.tsx#AddSynonym": AddSynonym_ef87c87cd66c03b5bdaeda12719a19e6,
  "/leads/admin/DownloadCsv.tsx#DownloadCsv": DownloadCsv_d4252e6b908014d6fbccf20315b90882,
  "/leads/admin/InquiryActions.tsx#InquiryActions": InquiryActions_73ce41811841f6cf1f69990583999218,
  "/leads/admin/MailActions.tsx#MailActions": MailActions_965e2d4e40cfe2be3b6bbe00af181126,
  "/admin/Icon.tsx#Icon": Icon_f34530b2aa0bd64d20c27f581c071465,
  "/admin/Logo.tsx#Logo": Logo_31632a3714af2a4550104a8aa2f6722e,
  "/translations/admin/TranslationsLink.tsx#TranslationsLink": TranslationsLink_ab5fdff64036dffd85dd10b2938535ee,
  "/leads/admin/LeadsOverview.tsx#LeadsOverview": LeadsOverview_34f6c4e67abff1ce1f0c5a480ce3cf93,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/translations/admin/TranslationMap.tsx#TranslationMap": TranslationMap_c0d4e4140675919bcf06238d120e1ca9,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
