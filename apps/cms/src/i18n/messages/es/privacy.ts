/** Textos de la vista de privacidad. La clave es el texto inglés. */
export const privacy = {
  'Give a mail address or a telephone number.':
    'Indica una dirección de correo o un número de teléfono.',
  'A telephone number needs at least eight digits.':
    'Un número de teléfono necesita al menos ocho cifras.',
  'Say why.': 'Indica el motivo.',
  'Check what is to be corrected.': 'Revisa lo que hay que corregir.',
  'Your personal data': 'Tus datos personales',
  'Named by somebody else': 'Mencionada por otra persona',
  Mails: 'Correos',
  Newsletter: 'Boletín',
  Visits: 'Visitas',
  'The CRM was asked': 'Se ha solicitado al CRM',
  'Noted: the CRM was asked.': 'Anotado: se ha solicitado al CRM.',
  Privacy: 'Privacidad',
  'One person': 'Una persona',
  'Find everything that your brands have of one person: {brands}. What other brands have stays as it is.':
    'Encuentra todo lo que tus marcas tienen de una persona: {brands}. Lo que tengan otras marcas no cambia.',
  'Mail address': 'Dirección de correo',
  Telephone: 'Teléfono',
  Find: 'Buscar',
  'Several addresses share this telephone: find the person by one of them.':
    'Varias direcciones comparten este teléfono: busca a la persona por una de ellas.',
  'Nothing was found in your brands.': 'No se ha encontrado nada en tus marcas.',
  'Download as JSON': 'Descargar como JSON',
  'Download to read': 'Descargar para leer',
  Correct: 'Rectificar',
  'Only what you fill in is changed, in every enquiry that this person sent.':
    'Solo cambia lo que rellenes, en todas las consultas que envió esta persona.',
  'Corrected enquiries: {n}.': 'Consultas rectificadas: {n}.',
  Why: 'Motivo',
  'Everything above goes for good. A receipt with counts stays, and no personal data.':
    'Todo lo anterior se borra para siempre. Queda un recibo con cifras y ningún dato personal.',
  'Erased. The receipt says what went.': 'Borrado. El recibo dice qué se ha borrado.',
  'The CRM has to be asked, too: the receipt has the references.':
    'También hay que solicitarlo al CRM: las referencias están en el recibo.',
  Receipts: 'Recibos',
  'What goes by itself': 'Qué se borra solo',
  "Every night what is older than this goes for good, counted from the person's last own act. Only counts stay, as receipts. Administrators set the months in the brand settings.":
    'Cada noche se borra para siempre lo que sea más antiguo, contado desde el último acto de la propia persona. Solo quedan cifras, en recibos. Los administradores fijan los meses en los ajustes de marca.',
  'Months, by brand': 'Meses, por marca',
  "Enquiries with notes and what the CRM answered, after the person's last enquiry":
    'Consultas con notas y respuestas del CRM, tras la última consulta de la persona',
  'Mails, after they were written': 'Correos, desde que se escribieron',
  'Seats of visits, after the day of the visit': 'Plazas de visitas, tras el día de la visita',
  'Newsletter addresses and the proof of consent, after the person left':
    'Direcciones del boletín y prueba del consentimiento, tras la baja',
  'What was searched for, after the last such search':
    'Lo que se buscó, tras la última búsqueda igual',
  'A subscription stays while it lasts. An address that nobody confirms goes after {n} days.':
    'Una suscripción se conserva mientras dura. Una dirección que nadie confirma se borra a los {n} días.',
} as const;
