import type { editing as english } from '../es/editing.ts';
import type { Words } from '../types.ts';

/** رسائل التحرير المشترك والكتل غير المكتملة. المفتاح هو النص الإنجليزي. */
export const editing = {
  'You have saved this page in another window since you opened it here.':
    'لقد حفظت هذه الصفحة في نافذة أخرى منذ أن فتحتها هنا.',
  '{who} has saved this page since you opened it.': 'لقد حفظ {who} هذه الصفحة منذ أن فتحتها.',
  'This page was saved elsewhere since you opened it.':
    'حُفظت هذه الصفحة في مكان آخر منذ أن فتحتها.',
  'Nothing is lost: what you typed is still here. Choose which text stands, field by field.':
    'لم يُفقد شيء: ما كتبته ما زال هنا. اختر النص الذي يبقى، حقلاً حقلاً.',
  'Nothing is lost: you changed different fields, and both changes stand.':
    'لم يُفقد شيء: التغييران في حقول مختلفة، ويبقى كلاهما.',
  'Taken over from there: {fields}': 'أُخذ من هناك: {fields}',
  'Your text': 'نصك',
  'The other text': 'النص الآخر',
  '(nothing)': '(لا شيء)',
  'Go on with these texts': 'المتابعة بهذه النصوص',
  'Also open here: {who}': 'مفتوحة أيضاً لدى: {who}',
  'you, in another window': 'أنت، في نافذة أخرى',
  'Give a file, or its address.': 'حدد ملفاً أو عنوانه.',
  'Not shown on the site, because something is missing ({n}): {blocks}':
    'لا يظهر في الموقع لأن شيئاً ما ناقص ({n}): {blocks}',
  'Not shown: {field} is missing': 'لا تُعرض: ينقص «{field}»',
  '{field} is missing': 'ينقص «{field}»',
  'The English text': 'النص الإنجليزي',
  'Begin with the English': 'ابدأ بالنص الإنجليزي',
  'The English has changed since this was translated.': 'تغيّر النص الإنجليزي منذ هذه الترجمة.',
  'This English is new.': 'هذا النص الإنجليزي جديد.',
  'Settled by your new text.': 'سُوّي الأمر بنصّك الجديد.',
  '“{name}” stays as it is in every language; it is missing here.':
    'يبقى «{name}» كما هو في كل اللغات، وهو ناقص هنا.',
  '“{name}” is “{as}” here; that is missing.': '«{name}» هنا هو «{as}»، وهو ناقص.',
  'Copy to {brand}': 'نسخ إلى {brand}',
  'This is the copy for {brand}, a draft.': 'هذه هي النسخة الخاصة بـ {brand}، وهي مسودة.',
  'On no list and not in the finder, because facts are missing: {facts}':
    'لا تظهر في القوائم ولا في أداة البحث عن البرامج لأن بيانات ناقصة: {facts}',
  'Alternative texts': 'النصوص البديلة',
  'Missing: {languages}': 'الناقص: {languages}',
  'Save the alternative texts': 'حفظ النصوص البديلة',
  'The alternative texts are saved.': 'تم حفظ النصوص البديلة.',
} as const satisfies Words<typeof english>;
