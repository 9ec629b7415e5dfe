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
  'You may save drafts, not publish. A reviewer or editor publishes it.':
    'يمكنك حفظ مسودات لا النشر. ينشرها مراجع أو محرر.',
  'This section is gone. Choose another one.': 'لم يعد هذا القسم موجودًا. اختر قسمًا آخر.',
  'This section isn’t shown on {brands}. Choose these sites in the section too.':
    'هذا القسم لا يظهر في {brands}. اختر هذه المواقع في القسم أيضًا.',
  'Pages of a site that you took away still show it: {pages}.':
    'ما زالت صفحات من موقع أزلته تعرضه: {pages}.',
  'It is written once, under “Shared sections”, and shown on every page that names it.':
    'يُكتب مرة واحدة ضمن «أقسام مشتركة» ويظهر في كل صفحة تذكره.',
  'This section belongs to sites that you don’t edit, or is gone.':
    'هذا القسم يخص مواقع لا تحررها، أو لم يعد موجودًا.',
  'Edit “{title}”': 'تحرير «{title}»',
  'Shared by the pages of {brands}.': 'تتشاركه صفحات {brands}.',
  'It isn’t published yet, so visitors don’t see it.': 'لم يُنشر بعد، فلا يراه الزوار.',
  'Shared by {brands}: what you publish here changes on all of these sites.':
    'مشترك بين {brands}: ما تنشره هنا يتغير في كل هذه المواقع.',
  'Insert pattern': 'إدراج نمط',
  'Give the pattern a name.': 'أعطِ النمط اسمًا.',
  'Say which blocks it has.': 'حدّد الكتل التي يتضمنها.',
  'The page has none of these blocks.': 'لا تحتوي الصفحة على أيٍّ من هذه الكتل.',
  'Save as pattern': 'الحفظ كنمط',
  'Saved as the pattern “{title}”, in all its languages.': 'حُفظ كنمط «{title}» بكل لغاته.',
  'A copy of its blocks is added to the end of the page, in all languages. Your draft is saved first.':
    'تُضاف نسخة من كتله إلى نهاية الصفحة بكل اللغات. تُحفظ مسودتك أولًا.',
  'There is no pattern of your brands yet.': 'لا يوجد نمط لعلاماتك بعد.',
  'Name of the pattern': 'اسم النمط',
  'Its blocks': 'كتله',
  'Save the pattern': 'حفظ النمط',
  Close: 'إغلاق',
  'The file begins with a line “WEBVTT” and an empty line.':
    'يبدأ الملف بسطر «WEBVTT» ثم سطر فارغ.',
  'A caption begins no earlier than the one before it.': 'لا يبدأ أي تعليق قبل الذي يسبقه.',
  'A caption ends after it begins.': 'ينتهي كل تعليق بعد أن يبدأ.',
  'Above each text stands a line with its times, and an empty line.':
    'فوق كل نص سطر بأوقاته ثم سطر فارغ يسبقه.',
  'A comment or style stands in the wrong place.': 'تعليق أو نمط في غير موضعه.',
  'A tag is wrong, or is not closed.': 'وسم خاطئ أو غير مغلق.',
  'The characters & and < are written &amp; and &lt;.': 'يُكتب الحرفان & و< هكذا: &amp; و&lt;.',
  'Times are written 00:01.500 --> 00:04.000.': 'تُكتب الأوقات هكذا: 00:01.500 --> 00:04.000.',
  'A setting after the times is wrong.': 'إعداد خاطئ بعد الأوقات.',
  'There is no caption in the file.': 'لا يوجد في الملف أي تعليق.',
  'Line {line}: {text}': 'السطر {line}: {text}',
  'Captions have at most {limit} characters.': 'لا تتجاوز التسميات التوضيحية {limit} حرفًا.',
  'Each language stands here once.': 'ترد كل لغة هنا مرة واحدة.',
  'Choose a .vtt file': 'اختر ملف ‎.vtt',
  'This picture has no alternative text in this language: {language}.':
    'لا نص بديل لهذه الصورة بهذه اللغة: {language}.',
  'Write it': 'اكتبه',
  'Not saved: {n}': 'لم يُحفظ: {n}',
  'Save the texts of {n} pictures': 'حفظ نصوص الصور ({n})',
  'Not saved': 'لم يُحفظ',
} as const satisfies Words<typeof english>;
