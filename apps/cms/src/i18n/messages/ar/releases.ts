/** نصوص الإصدارات. المفتاح هو النص الإنجليزي. */
export const releases = {
  'Release of several documents': 'إصدار من عدة مستندات',
  'The release has no document.': 'لا مستند في الإصدار.',
  'The account of {by} is gone.': 'لم يعد حساب {by} موجودًا.',
  'It was deleted.': 'حُذف.',
  '{by} may not publish it.': 'لا يحق لـ {by} نشره.',
  'It waits for review.': 'ينتظر المراجعة.',
  'It was sent back by a reviewer.': 'أعاده أحد المراجعين.',
  '{by} changed it after it was planned and may not publish; nobody has approved that.':
    'غيّره {by} بعد التخطيط ولا يحق له النشر، ولم يعتمد أحد ذلك.',
  'It is not fit to be published: {detail}': 'لا يصلح للنشر هكذا: {detail}',
  'The system failed to publish it.': 'تعذّر على النظام نشره.',
  'A published release stays as it is.': 'يبقى الإصدار المنشور كما هو.',
  'Choose an instant that is still to come, or none.': 'اختر وقتًا لم يأتِ بعد، أو لا تختر شيئًا.',
  'Only who may publish every document of a release plans it. You may not publish: {titles}.':
    'لا يخطط لإصدار إلا من يحق له نشر كل مستنداته. لا يحق لك نشر: {titles}.',
  'Document no. {id}': 'مستند رقم {id}',
  'You may not publish every document of this release.': 'لا يحق لك نشر كل مستندات هذا الإصدار.',
  'Nothing was published, because one document could not be:':
    'لم يُنشر شيء لأن أحد المستندات تعذّر نشره:',
  'All documents were published together.': 'نُشرت كل المستندات معًا.',
  'Publish all now': 'انشر الكل الآن',
  'My releases that were not published': 'إصداراتي التي لم تُنشر',
} as const;
