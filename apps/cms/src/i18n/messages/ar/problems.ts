import type { problems as english } from '../es/problems.ts';
import type { Words } from '../types.ts';

/** رسائل التحقق. */
export const problems = {
  'An address has at most 200 characters.': 'لا يزيد الرابط على 200 حرف.',
  'Write it like /programs/bachelor/: slashes at both ends; small letters, digits and hyphens between them.':
    'اكتبه على شكل ‎/programs/bachelor/‎: شرطتان مائلتان في الطرفين، وبينهما حروف صغيرة وأرقام وواصلات.',
  "An address can't begin with /{first}/; the site needs it itself.":
    'لا يجوز أن يبدأ الرابط بـ ‎/{first}/‎ لأن الموقع نفسه يحتاج إليه.',
  'An address is text.': 'الرابط نص.',
  'The page “{title}” already has this address.': 'الصفحة «{title}» لها هذا الرابط بالفعل.',
  'Small letters, digits and hyphens only, beginning with a letter.':
    'حروف صغيرة وأرقام وواصلات فقط، تبدأ بحرف.',
  'Two capital letters each, e.g. DE or CN.': 'حرفان كبيران لكل رمز، مثل DE أو CN.',
  'A letter, then letters, digits and underscores.': 'حرف ثم حروف وأرقام وشرطات سفلية.',
  'Give an address beginning with https://.': 'اكتب رابطًا يبدأ بـ ‎https://‎.',
  'Two small letters each, e.g. en or de.': 'حرفان صغيران لكل رمز، مثل en أو de.',
  'This date is required.': 'هذا التاريخ إلزامي.',
  'It would end before it begins.': 'ينتهي قبل أن يبدأ.',
  'The event ends before it begins.': 'تنتهي الفعالية قبل أن تبدأ.',
  'The last day lies before the first one.': 'اليوم الأخير يسبق اليوم الأول.',
  'Numbers joined by commas, e.g. 1, 2.': 'أرقام تفصل بينها فواصل، مثل 1, 2.',
  'A pattern has at most 500 characters.': 'لا يزيد النمط على 500 حرف.',
  'A pattern can neither look ahead or behind nor refer to an earlier group; write out what may stand there.':
    'لا يمكن للنمط أن ينظر إلى الأمام أو الخلف ولا أن يشير إلى مجموعة سابقة؛ اكتب ما يجوز أن يرد هناك.',
  'A pattern can use no flags, no set operations and no sets of longer texts; list the characters instead.':
    'لا يمكن للنمط أن يستعمل أعلامًا ولا عمليات على المجموعات ولا مجموعات من نصوص أطول؛ اذكر الحروف بدلًا من ذلك.',
  'This pattern stands for more than 1000 characters in a row; repeat less, or without an upper limit.':
    'يعادل هذا النمط أكثر من 1000 حرف متتالٍ؛ كرّر أقل، أو من دون حد أعلى.',
  'The same text can fit this pattern in too many ways, so crafted input could hang browsers; write it without nested or overlapping repetition.':
    'يمكن أن يطابق النص نفسه هذا النمط بطرق كثيرة جدًا، فقد تُعلِّق مدخلات متعمَّدة المتصفحات؛ اكتبه دون تكرار متداخل أو متقاطع.',
  'Browsers refuse this pattern: {problem}.': 'ترفض المتصفحات هذا النمط: {problem}.',
  'it is not valid': 'غير صالح',
  'This text is required.': 'هذا النص إلزامي.',
  'Write a path like /thank-you/apply/, or a full address beginning with https://.':
    'اكتب مسارًا مثل ‎/thank-you/apply/‎ أو عنوانًا كاملًا يبدأ بـ https://.',
  'Write a path like /programs/, a full address beginning with https://, or a mailto: or tel: link.':
    'اكتب مسارًا مثل ‎/programs/‎، أو رابطًا كاملًا يبدأ بـ ‎https://‎، أو رابط mailto: أو tel:‎.',
  'This address is required.': 'هذا الرابط إلزامي.',
  'Give the https address of a film on YouTube or Vimeo.':
    'اكتب رابط https لفيلم على YouTube أو Vimeo.',
  '{brand} has a form already. Choose one a brand.':
    'للعلامة {brand} نموذج بالفعل. اختر نموذجًا واحدًا لكل علامة.',
  'Two fields are called {name}.': 'حقلان يحملان الاسم {name}.',
  'A file of this kind has at most {limit} MB; this one has {size}.':
    'لا يزيد الملف من هذا النوع على {limit} ميغابايت؛ وهذا حجمه {size}.',
  'This is shown on {foreign}, too. Only who edits all of its brands may take it off.':
    'هذا معروض أيضًا في {foreign}. لا يسحبه من الموقع إلا من يحرر كل علاماته.',
  'Only who edits {foreign}, too, may take this off its site.':
    'لا يسحب هذا من موقع {foreign} إلا من يحررها أيضًا.',
  'This is shown on {foreign}, too. Only who edits all of its brands may delete it.':
    'هذا معروض أيضًا في {foreign}. لا يحذفه إلا من يحرر كل علاماته.',
  'Choose at least one of your own brands: {own}.': 'اختر علامة واحدة على الأقل من علاماتك: {own}.',
  'Only an administrator may lead to another site ({host}). Write a path or an address of one of the brands.':
    'لا يوجّه إلى موقع آخر ({host}) إلا مدير. اكتب مسارًا أو رابطًا لإحدى العلامات.',
  'You may not publish for {foreign}; your brands are {own}.':
    'لا يمكنك النشر لـ {foreign}؛ علاماتك هي {own}.',
  none: 'لا شيء',
  'Choose a page or write an address to lead to.': 'اختر صفحة أو اكتب رابطًا للوجهة.',
  'Choose a page or write an address, not both.': 'اختر صفحة أو اكتب رابطًا، لا كليهما.',
  'Write the path without its language; the language is a field of its own.':
    'اكتب المسار دون اللغة؛ فللّغة حقل مستقل.',
  'There is already a redirect from {path} for {brand} in this language.':
    'توجد بالفعل إعادة توجيه من {path} لعلامة {brand} بهذه اللغة.',
  'A published page has the address {path}; the redirect would never be used.':
    'هناك صفحة منشورة رابطها {path}، فلن تُستخدم إعادة التوجيه أبدًا.',
  'This redirect leads to itself.': 'إعادة التوجيه هذه تقود إلى نفسها.',
  'This makes a loop: {target} leads back to {path}.': 'هذا يصنع حلقة: {target} يعود إلى {path}.',
  '{target} is itself redirected to {next}; lead there directly.':
    '{target} نفسه مُعاد توجيهه إلى {next}؛ وجّه إليه مباشرة.',
  '{target} is itself redirected; lead there directly.':
    '{target} نفسه مُعاد توجيهه؛ وجّه إلى وجهته مباشرة.',
  '{before} already leads to {path}; change that redirect first, so that nobody is sent on twice.':
    '{before} يقود بالفعل إلى {path}؛ غيّر تلك الإعادة أولًا كي لا يُعاد توجيه أحد مرتين.',
  'The path is not properly encoded.': 'المسار غير مُرمَّز بشكل صحيح.',
  'The path must begin with a slash.': 'يجب أن يبدأ المسار بشرطة مائلة.',
  'The path holds characters that no page has.': 'يحوي المسار رموزًا لا توجد في أي صفحة.',
  'A password has at least {n} characters.': 'كلمة المرور من {n} حرفًا على الأقل.',
  'This password is easily guessed. Take one of several words that nobody would put together.':
    'كلمة المرور هذه سهلة التخمين. اختر واحدة من عدة كلمات لا يجمعها أحد.',
  'Give an https address without a path, such as https://stats.example.org.':
    'اكتب عنوان https من دون مسار، مثل https://stats.example.org.',
  '{host} is not among the vendors in the brand settings of {brands}: visitors there get a link to the film instead of the player.':
    'لا يوجد {host} بين المزوّدين في إعدادات العلامة {brands}: يرى الزوار هناك رابطًا إلى الفيلم بدل المشغّل.',
  'This is no picture (JPEG, PNG, WebP, AVIF, GIF), film (MP4) or PDF document.':
    'هذا ليس صورة (JPEG أو PNG أو WebP أو AVIF أو GIF) ولا فيلمًا (MP4) ولا مستند PDF.',
  'The file is named {name} and declared as {declared}, but its content is {type}.':
    'اسم الملف {name} ونوعه المعلن {declared}، لكن محتواه {type}.',
  'The file holds an archive as well.': 'يحتوي الملف أيضًا على أرشيف مضغوط.',
  'The document holds scripts or other files. Save it as a plain PDF.':
    'يحتوي المستند على نصوص برمجية أو ملفات أخرى. احفظه بصيغة PDF بسيطة.',
  'The picture holds a page or a program as well.': 'تحتوي الصورة أيضًا على صفحة أو برنامج.',
  'The picture has {size} megapixels; at most {limit} can be shown.':
    'حجم الصورة {size} ميغابكسل؛ ويمكن عرض {limit} على الأكثر.',
  'The file is damaged and cannot be read.': 'الملف تالف ولا يمكن قراءته.',
  'The file could not be stored, and nothing was changed. Try again in a minute.':
    'تعذّر حفظ الملف ولم يتغير شيء. أعد المحاولة بعد دقيقة.',
  'The file could not be stored, and nothing was changed: the file storage refuses this installation. Tell its operator.':
    'تعذّر حفظ الملف ولم يتغير شيء: يرفض مخزن الملفات هذا التثبيت. أبلغ المسؤول عن تشغيله.',
  'Not saved: the disk of the server is full or fails. Leave this page open, tell the operator, and save again later.':
    'لم يُحفظ: قرص الخادم ممتلئ أو معطّل. اترك هذه الصفحة مفتوحة وأبلغ المسؤول عن التشغيل ثم احفظ مرة أخرى لاحقًا.',
} as const satisfies Words<typeof english>;
