/** Etiquetas de los datos de un programa. La clave es el texto inglés. */
export const programmes = {
  'Two-letter codes, e.g. en.': 'Códigos de dos letras, p. ej. en.',
  Open: 'Abiertas',
  Few: 'Quedan pocas',
  'Waiting list': 'Lista de espera',
  Closed: 'Cerradas',
  'Whole Swiss francs. An expired fee is never shown.':
    'En francos suizos, sin decimales. Una tasa vencida no se muestra nunca.',
  For: 'Concepto',
  Tuition: 'Matrícula y docencia',
  Board: 'Alojamiento y comidas',
  Insurance: 'Seguro',
  Deposit: 'Depósito',
  Materials: 'Material',
  Registration: 'Inscripción',
  Visa: 'Visado',
  'Empty: paid once.': 'Vacío: se paga una sola vez.',
  'Usual CHF a month': 'CHF habituales al mes',
  'Structured markup': 'Marcado estructurado',
  'For search engines; the title stands in.': 'Para buscadores; si falta, vale el título.',
  'Credential awarded': 'Título que se obtiene',
  'Course mode': 'Modalidad del curso',
  "CHF as text; counts only where no fees are listed above. Empty shows 'Please inquire for tuition fees'.":
    'CHF como texto; solo cuenta si arriba no hay tasas. Vacío muestra «Consulta las tasas».',
} as const;
