/** تسميات مكتبة الوسائط. المفتاح هو النص الإنجليزي. */
export const media = {
  'Captions and transcripts': 'التسميات التوضيحية والنصوص المكتوبة',
  Language: 'اللغة',
  'One entry a language. Captions say what is said and heard, for people who do not hear it; the transcript says as well what is seen.':
    'إدخال واحد لكل لغة. تنقل التسميات التوضيحية ما يقال وما يُسمع لمن لا يسمعه، ويصف النص المكتوب ما يُرى أيضًا.',
  'Captions (WebVTT)': 'التسميات التوضيحية (WebVTT)',
  Transcript: 'النص المكتوب',
  'Stands below the film. An empty line begins a paragraph.':
    'يظهر أسفل الفيلم. يبدأ السطر الفارغ فقرة جديدة.',
  'Has sound': 'فيه صوت',
  'Read from the file. A film with sound that says something needs captions.':
    'يُقرأ من الملف. الفيلم الذي يحمل صوته معنى يحتاج إلى تسميات توضيحية.',
  'Has sound and no captions': 'فيه صوت وبلا تسميات توضيحية',
  Topics: 'المواضيع',
  'What it is about: the list of media can be filtered by it.':
    'ما موضوعه: يمكن تصفية قائمة الوسائط به.',
} as const;
