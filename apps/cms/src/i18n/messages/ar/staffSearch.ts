/** نصوص البحث في لوحة الإدارة. المفتاح هو النص الإنجليزي. */
export const staffSearch = {
  'Search all content': 'البحث في كل المحتوى',
  'Found: {n}.': 'النتائج: {n}.',
  'Nothing has all of these words.': 'لا شيء يحتوي على كل هذه الكلمات.',
  'Words of texts that are published, and of titles, addresses and file names.':
    'كلمات من النصوص المنشورة ومن العناوين وأسماء الملفات.',
  'No text has these words as they are typed. These are near to them.':
    'لا يوجد نص بهذه الكلمات كما كُتبت. وهذه كلمات قريبة منها.',
} as const;
