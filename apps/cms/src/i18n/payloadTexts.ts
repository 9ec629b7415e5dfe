import type { Config, Plugin } from 'payload';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Payload's own texts that are wrong: placeholders that it never fills in, and in Arabic a language
 * of the content that is called a website.
 */
export const payloadTexts: Readonly<Record<'ar' | 'ru', Texts>> = {
  ar: {
    authentication: {
      generatingNewAPIKeyWillInvalidate:
        'سيؤدّي إنشاء مفتاح API جديد إلى <1>إبطال</1> المفتاح السّابق. هل أنت متأكّد أنّك تريد المتابعة؟',
    },
    general: {
      all: 'كل',
      allLocales: 'جميع اللغات',
      createNew: 'إنشاء جديد',
      schedulePublishFor: 'جدولة النشر لـ {{title}}',
    },
    localization: {
      cannotCopySameLocale: 'لا يمكن النسخ إلى اللغة نفسها',
      copyToLocale: 'نسخ إلى لغة أخرى',
      localeToPublish: 'لغة النشر',
      selectedLocales: 'اللغات المختارة',
      selectLocaleToCopy: 'اختر لغة النسخ',
      selectLocaleToDuplicate: 'اختر لغات النسخ',
    },
    version: { publishAllLocales: 'نشر جميع اللغات' },
  },
  ru: {
    general: {
      filterWhere: 'Фильтровать {{label}}, где',
      noLabel: '<Нет: {{label}}>',
      searchBy: 'Искать по: {{label}}',
    },
  },
};

/** Payload plugin: its wrong texts are put right, beside those that others replace. */
export const rightTexts: Plugin = (config: Config): Config => {
  const before = (config.i18n?.translations ?? {}) as Readonly<Record<string, Texts>>;
  const languages = Object.entries(payloadTexts).map(([language, texts]) => {
    const own = before[language] ?? {};
    const groups = Object.entries(texts).map(([group, said]) => [
      group,
      { ...said, ...own[group] },
    ]);
    return [language, { ...own, ...Object.fromEntries(groups) }];
  });
  const translations = { ...before, ...Object.fromEntries(languages) };
  return { ...config, i18n: { ...config.i18n, translations } };
};
