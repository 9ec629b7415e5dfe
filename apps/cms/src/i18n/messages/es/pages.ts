/** Etiquetas de formularios, buscadores, medios y campañas. La clave es el texto inglés. */
export const pages = {
  'The event that this page announces.': 'El evento que anuncia esta página.',
  'Event type': 'Tipo de evento',
  'Text above the form': 'Texto sobre el formulario',
  'Application text': 'Texto de la solicitud',
  'Frame instead of a form': 'Marco en lugar de un formulario',
  "The page's title stands in.": 'Si falta, vale el título de la página.',
  'The lead stands in.': 'Si falta, vale la entradilla.',
  Robots: 'Robots de búsqueda',
  'May be found (index)': 'Se puede encontrar (index)',
  'Not to be found (noindex)': 'No se debe encontrar (noindex)',
  'noindex keeps the page out of search engines and the sitemap.':
    'noindex deja la página fuera de los buscadores y del mapa del sitio.',
  'What the picture shows, for people who do not see it; of a film or document, what it is.':
    'Lo que muestra la imagen, para quien no la ve; de un vídeo o documento, qué es.',
  'Whose work it is': 'De quién es la obra',
  'Who made it, and the licence or contract.': 'Quién la hizo, y la licencia o el contrato.',
  'May be shown until': 'Se puede mostrar hasta',
  'Thirty days before, it is on the first page of its editors.':
    'Treinta días antes aparece en la primera página de sus editores.',
  'Average colour': 'Color medio',
  'Painted while the picture loads.': 'Se pinta mientras carga la imagen.',
  'File type': 'Tipo de archivo',
  'Id in the CRM': 'Identificador en el CRM',
  'Enquiries name the event by it. Leave what stands here if the CRM has none yet.':
    'Las consultas nombran el evento con él. Deja lo que hay aquí si el CRM aún no tiene ninguno.',
  'No longer listed; calendars learn of it.':
    'Ya no aparece en las listas; los calendarios se enteran.',
  'Address of its page': 'Dirección de su página',
  "Path of the event's page without language.": 'Ruta de la página del evento, sin idioma.',
  'Date in words': 'Fecha en palabras',
  'For the CRM': 'Para el CRM',
  Territory: 'Territorio',
  Region: 'Región',
  'Name of the territory': 'Nombre del territorio',
  'Contact person': 'Persona de contacto',
  "Contact's e-mail": 'Correo del contacto',
  Documents: 'Documentos',
  'Goes live at': 'Se publica el',
} as const;
