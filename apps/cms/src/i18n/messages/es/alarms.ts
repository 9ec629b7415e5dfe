/** Textos de las alarmas y de las comprobaciones. La clave es el texto inglés. */
export const alarms = {
  'Enquiries that have waited for the CRM for more than an hour: {n}.':
    'Consultas que esperan al CRM desde hace más de una hora: {n}.',
  'Enquiries that the CRM refused: {n}.': 'Consultas rechazadas por el CRM: {n}.',
  'Enquiries of the last hour that reached the backend after ten minutes or more: {n}.':
    'Consultas de la última hora que llegaron al servidor tras diez minutos o más: {n}.',
  'Changes that the newsletter service refused: {n}.':
    'Cambios que el servicio de boletines rechazó: {n}.',
  'Changes that have waited for the newsletter service for more than an hour: {n}.':
    'Cambios que esperan desde hace más de una hora al servicio de boletines: {n}.',
  'Mails that were given up: {n}.': 'Correos a los que se renunció: {n}.',
  'The disk of the backend is nearly full: {n} MB are free.':
    'El disco del servidor está casi lleno: quedan {n} MB libres.',
  'No check of the lead path of {brand} has arrived since {at} (site {site}).':
    'No llega ninguna comprobación del envío de consultas de {brand} desde {at} (sitio {site}).',
  'No check of the lead path of {brand} has ever arrived (start: {at}).':
    'No ha llegado nunca ninguna comprobación del envío de consultas de {brand} (inicio: {at}).',
  'It could not be looked at whether all is well: {rule}.':
    'No se pudo comprobar si todo va bien: {rule}.',
  'Alarm: {text}': 'Alarma: {text}',
  'Resolved: {text}': 'Resuelto: {text}',
  'Checks of the lead path': 'Comprobaciones del envío de consultas',
  Site: 'Sitio',
  'Last check (UTC)': 'Última comprobación (UTC)',
  'From form to inbox': 'Del formulario a la bandeja',
  '{n} ms': '{n} ms',
  overdue: 'atrasada',
} as const;
