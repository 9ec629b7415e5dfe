/** Textos del calendario de lo planificado. La clave es el texto inglés. */
export const planned = {
  Planned: 'Planificado',
  'Everything that goes live or off by itself. All times are Swiss.':
    'Todo lo que se publica o se retira por sí solo. Todas las horas son suizas.',
  'Goes live': 'Se publica',
  'Goes off': 'Se retira',
  Fees: 'Tasas',
  'Applications for an intake': 'Solicitudes para una convocatoria',
  Event: 'Evento',
  'Pop-up': 'Ventana emergente',
  'Menu entry': 'Entrada de menú',
  'Footer entry': 'Entrada del pie de página',
  'start of the day': 'al empezar el día',
  'end of the day': 'al acabar el día',
  'planned by': 'planificado por',
  'only in': 'solo en',
  'Previous month': 'Mes anterior',
  'Next month': 'Mes siguiente',
  Months: 'Meses',
  'Days with something planned': 'Días con algo planificado',
  'Nothing goes live or off by itself in this month.':
    'En este mes nada se publica ni se retira por sí solo.',
} as const;
