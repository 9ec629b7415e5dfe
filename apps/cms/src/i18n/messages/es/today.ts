/** Textos de la primera pantalla y de las listas a las que lleva. La clave es el texto inglés. */
export const today = {
  Today: 'Hoy',
  'All done: nothing waits for you today.': 'Todo al día: hoy no te espera nada.',
  'Your account has no brand yet. An administrator can give it one.':
    'Tu cuenta aún no tiene ninguna marca. Un administrador puede asignársela.',
  'My drafts': 'Mis borradores',
  'Media whose rights end within 30 days or have ended':
    'Medios cuyos derechos vencen en 30 días o ya han vencido',
  'Searches without a result': 'Búsquedas sin resultado',
  'Scheduled this week': 'Programado para esta semana',
  'Scheduled publications that failed': 'Publicaciones programadas que fallaron',
  'Programmes with facts that are wrong or expired': 'Programas con datos erróneos o caducados',
  'Pages with a missing translation': 'Páginas a las que les falta una traducción',
  'Pages with an outdated translation': 'Páginas con una traducción anticuada',
  'Enquiries that the CRM refused': 'Consultas rechazadas por el CRM',
  'Enquiries in quarantine': 'Consultas en cuarentena',
  'Enquiries whose letters could not be written': 'Consultas cuyas cartas no se pudieron redactar',
  'Enquiries kept at the site': 'Consultas guardadas en el sitio',
  'Mails that were not sent': 'Correos que no se enviaron',
  'In the trash': 'En la papelera',
  'Not configured ({n})': 'Sin configurar ({n})',
  'No enquiry reaches a CRM: set CRM_URL.': 'Ninguna consulta llega a un CRM: define CRM_URL.',
  'No letter leaves: set SMTP_URL.': 'No sale ninguna carta: define SMTP_URL.',
  'Nobody gets a notice of an enquiry: set ADMISSIONS_EMAIL.':
    'Nadie recibe aviso de una consulta: define ADMISSIONS_EMAIL.',
  'Scheduled publications': 'Publicaciones programadas',
  'Nothing is scheduled so.': 'No hay nada programado así.',
  When: 'Cuándo',
  What: 'Qué',
  'Is published': 'Se publica',
  'Is taken off the site': 'Se retira del sitio',
  'Facts in the text': 'Datos en el texto',
  'What is wrong': 'Qué está mal',
  'No price holds today.': 'Hoy no hay ningún precio vigente.',
  'The last day to apply has passed for every intake.':
    'Ha pasado el último día de solicitud de todas las convocatorias.',
  'Every published programme agrees with its facts.':
    'Todos los programas publicados concuerdan con sus datos.',
  'Films with sound and no captions': 'Películas con sonido y sin subtítulos',
  'Pictures without an alternative text': 'Imágenes sin texto alternativo',
  'An alternative text says what a picture shows, to people who do not see it. Where it is missing in a language, the English stands in.':
    'Un texto alternativo dice lo que muestra una imagen a quien no la ve. Si falta en un idioma, se usa el inglés.',
  'Missing language': 'Idioma que falta',
  'Any language': 'Cualquier idioma',
  'Every picture has its texts.': 'Todas las imágenes tienen sus textos.',
  'Pictures: {n}': 'Imágenes: {n}',
  'All brands': 'Todas las marcas',
} as const;
