/** Textos del mapa de traducciones y de los avisos sobre datos. La clave es el texto inglés. */
export const facts = {
  Translations: 'Traducciones',
  'A language is missing where a page has no title in it; partly translated where some of its texts are shown in English; outdated where the English changed after it.':
    'Falta un idioma cuando la página no tiene título en él; está traducido en parte cuando algunos de sus textos se muestran en inglés; está anticuado cuando el inglés cambió después.',
  Missing: 'Falta',
  'Partly translated': 'Traducida en parte',
  '{n} of {m} texts': '{n} de {m} textos',
  Outdated: 'Anticuada',
  Done: 'Al día',
  Page: 'Página',
  'All pages': 'Todas las páginas',
  'No page stands so.': 'Ninguna página está así.',
  'Still right': 'Sigue siendo correcta',
  'This translation counts as done.': 'Esta traducción cuenta como al día.',
  'The text says otherwise': 'El texto dice otra cosa',
  '{fact}: the text says “{said}”, the facts say {known}.':
    '{fact}: el texto dice «{said}»; los datos dicen {known}.',
  '{fact}: the text says “{said}”, but no price holds any more.':
    '{fact}: el texto dice «{said}», pero ya no hay ningún precio vigente.',
  '{n} months': '{n} meses',
  Tuition: 'Matrícula',
  Duration: 'Duración',
  'Paid internship': 'Prácticas remuneradas',
  'First day of classes': 'Primer día de clase',
  'Apply until': 'Solicitar hasta',
  Seats: 'Plazas',
  Open: 'Abiertas',
  Few: 'Pocas',
  'Waiting list': 'Lista de espera',
  Closed: 'Cerradas',
} as const;
