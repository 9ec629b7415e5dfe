/** Etiquetas de redirecciones, ajustes, búsqueda y usuarios. La clave es el texto inglés. */
export const settings = {
  'Old path': 'Ruta antigua',
  'Without language and query.': 'Sin idioma ni parámetros.',
  'Leads to this page': 'Lleva a esta página',
  'Or to this address': 'O a esta dirección',
  'A path without language, or a full address; addresses of other sites are for administrators.':
    'Una ruta sin idioma o una dirección completa; las direcciones de otros sitios son cosa de administradores.',
  'For good (301)': 'Definitiva (301)',
  'For now (302)': 'Temporal (302)',
  'Made when a page moved': 'Creada al mover una página',
  'Pattern of newsletter addresses': 'Patrón de direcciones del boletín',
  'Empty accepts anything.': 'Vacío lo acepta todo.',
  'Newsletter takes addresses without a confirmation by e-mail':
    'El boletín acepta direcciones sin confirmación por correo',
  'Who once left is asked all the same.': 'A quien se dio de baja se le pregunta igualmente.',
  'Tag manager loads before consent': 'El gestor de etiquetas carga antes del consentimiento',
  'With everything denied (advanced consent mode).':
    'Con todo denegado (modo de consentimiento avanzado).',
  "The deployment's own where empty.": 'Si está vacío, el de la instalación.',
  Words: 'Palabras',
  'One word or phrase a line.': 'Una palabra o frase por línea.',
  'All brands where it is empty; only administrators leave it so.':
    'Todas las marcas si está vacío; solo los administradores lo dejan así.',
  'Sort by “Without result” and add a synonym for what people miss.':
    'Ordena por «Sin resultado» y añade un sinónimo para lo que falta.',
  Query: 'Búsqueda',
  Searches: 'Veces buscada',
  'Without result': 'Sin resultado',
  Role: 'Rol',
  Brands: 'Marcas',
  'Brands whose content or enquiries the account works with. Without a brand it sees and edits nothing; administrators need none.':
    'Marcas cuyo contenido o cuyas consultas trabaja la cuenta. Sin marca no ve ni edita nada; los administradores no necesitan ninguna.',
  'Languages that a translator writes; in all others nothing can be changed.':
    'Idiomas que escribe un traductor; en los demás no puede cambiar nada.',
  Captcha: 'Captcha',
  Tags: 'Etiquetas',
  'Where several are for one type, the oldest of them that is in its time opens there.':
    'Si hay varias para un mismo tipo, se abre la más antigua de las que están en su plazo.',
  'Google Tag Manager and Analytics: counts visits, loads tags':
    'Google Tag Manager y Analytics: cuenta visitas y carga etiquetas',
  'Google Ads: conversions and remarketing': 'Google Ads: conversiones y remarketing',
  'Meta: pixel of Facebook and Instagram': 'Meta: píxel de Facebook e Instagram',
  'LinkedIn: Insight Tag': 'LinkedIn: etiqueta Insight',
  'TikTok: pixel': 'TikTok: píxel',
  'Microsoft Clarity: recordings of visits': 'Microsoft Clarity: grabaciones de visitas',
  'Matomo: counts visits on a host of your own': 'Matomo: cuenta visitas en un servidor propio',
  'Plausible: counts visits without cookies': 'Plausible: cuenta visitas sin cookies',
  'YouTube: films within pages': 'YouTube: vídeos dentro de las páginas',
  'Vimeo: films within pages': 'Vimeo: vídeos dentro de las páginas',
  'Salesforce: live chat': 'Salesforce: chat en directo',
  'Chatwoot: live chat': 'Chatwoot: chat en directo',
  'reCAPTCHA: captcha of Google': 'reCAPTCHA: captcha de Google',
  'hCaptcha: captcha': 'hCaptcha: captcha externo',
  'Turnstile: captcha of Cloudflare': 'Turnstile: captcha de Cloudflare',
  Vendors: 'Proveedores',
  'Others whose scripts, pictures or players the pages of this brand may load. Browsers block whoever is not chosen. Pixels and conversions are loaded by the tag manager; a chat and a captcha also need settings of the installation.':
    'Terceros cuyos scripts, imágenes o reproductores pueden cargar las páginas de esta marca. El navegador bloquea a quien no esté elegido. Los píxeles y las conversiones los carga el gestor de etiquetas; el chat y el captcha necesitan además ajustes de la instalación.',
  'Host of Matomo': 'Servidor de Matomo',
  'Scripts come from it, and visits are reported to it.':
    'De él vienen los scripts y a él se comunican las visitas.',
  'Host of Plausible': 'Servidor de Plausible',
  'Where it is empty: plausible.io.': 'Si está vacío: plausible.io.',
  'Name in English': 'Nombre en inglés',
  'As it is written in texts, with capital letters.':
    'Tal como se escribe en los textos, con mayúsculas.',
  'Only where it has a set translation; else it stays as it is.':
    'Solo si tiene una traducción fija; si no, queda como está.',
} as const;
