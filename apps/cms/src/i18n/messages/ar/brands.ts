/** العلامات. المفتاح هو النص الإنجليزي. */
export const brands = {
  'Write the colour as # and six digits, e.g. #0a4f45.':
    'اكتب اللون بعلامة # وستة أرقام، مثل ‎#0a4f45.',
  'The contrast of {text} on {ground} is {ratio}:1; at least {least}:1 is needed.':
    'تباين {text} على {ground} هو {ratio}:1، والمطلوب {least}:1 على الأقل.',
  'All texts can be read: every contrast is at least {least}:1.':
    'كل النصوص مقروءة: كل تباين لا يقل عن {least}:1.',
  'The drawing has at most {limit} characters.': 'الرسم لا يتجاوز {limit} حرفًا.',
  'This is no SVG drawing.': 'هذا ليس رسم SVG.',
  'The drawing needs a viewBox.': 'الرسم يحتاج إلى viewBox.',
  'An icon is square; this viewBox is {width} by {height}.':
    'الأيقونة مربعة، وأبعاد viewBox هذه {width} في {height}.',
  'An icon holds no text; turn its letters into outlines.':
    'لا نص في الأيقونة؛ حوّل حروفها إلى مسارات.',
  'The drawing holds more than shapes: scripts, styles, links or pictures are refused.':
    'الرسم يحوي أكثر من أشكال: تُرفض البرامج النصية والأنماط والروابط والصور.',
  '“{host}” is no host name.': '«{host}» ليس اسم مضيف.',
  '“{host}” is a host of {brand}.': '«{host}» مضيف تابع لـ {brand}.',
  '“{host}” is the host of the admin.': '«{host}» مضيف لوحة الإدارة.',
  'This is the code of {brand} in addresses.': 'هذا الرمز هو رمز {brand} في العناوين.',
  'Two to ten capital letters and digits, beginning with a letter.':
    'من حرفين إلى عشرة من الأحرف اللاتينية الكبيرة والأرقام، تبدأ بحرف.',
  'A shipped brand stays; give it another name instead.':
    'العلامة الأصلية تبقى؛ غيّر اسمها بدلًا من ذلك.',
  'A code never changes.': 'الرمز لا يتغير أبدًا.',
  'The last brand stays.': 'العلامة الأخيرة تبقى.',
  'This is the code of a brand that is shipped.': 'هذا رمز علامة أصلية.',
  'This brand is still named by {documents}.': 'ما زالت هذه العلامة مذكورة في: {documents}.',
};
