/** Textos de las vistas propias del panel. La clave es el texto inglés. */
export const overview = {
  Enquiries: 'Consultas',
  'No enquiries yet.': 'Todavía no hay consultas.',
  'The oldest undelivered enquiry has waited for {span}.':
    'La consulta sin entregar más antigua lleva esperando {span}.',
  "{sent} of the CRM's {budget} enquiries a day are used.":
    'Se han usado {sent} de las {budget} consultas diarias del CRM.',
  'Refused by this backend and kept at the site: {n}.':
    'Rechazadas por este sistema y guardadas en el sitio: {n}.',
  'Letters that could not be written: {n}.': 'Cartas que no se pudieron redactar: {n}.',
  'Nothing waits for the CRM.': 'Nada espera al CRM.',
  'The oldest undelivered enquiry is {span} old.':
    'La consulta sin entregar más antigua tiene {span}.',
  'Sent in the last 24 hours: {sent} of {budget}.':
    'Enviadas en las últimas 24 horas: {sent} de {budget}.',
  'Newest refusals': 'Rechazos más recientes',
  'no answer': 'sin respuesta',
  'Kept at the site': 'Guardadas en el sitio',
  'This backend refused these enquiries, so they are not in the inbox. They are safe at the site; remove the cause, then take them again.':
    'Este sistema rechazó estas consultas, por eso no están en la bandeja. Están a salvo en el sitio; elimina la causa y vuelve a tomarlas.',
  'Refused because': 'Motivo del rechazo',
  'Hand over': 'Entrega',
  'Comes within seconds': 'Llega en unos segundos',
  'Take again': 'Volver a tomar',
  'The site hands it over within seconds.': 'El sitio la entrega en unos segundos.',
  'Letters that do not get through': 'Cartas que no llegan',
  Letter: 'Carta',
  Send: 'Envío',
  'could not be written': 'no se pudo redactar',
  'Write now': 'Redactar ahora',
  'Written.': 'Redactada.',
  'Try now': 'Intentar ahora',
  'It goes within seconds.': 'Sale en unos segundos.',
  'Live on {live} of {all} sites after ten seconds.':
    'Publicado en {live} de {all} sitios al cabo de diez segundos.',
  'Live on the site in {seconds} s.': 'Publicado en el sitio en {seconds} s.',
  'Live on {live} sites in {seconds} s.': 'Publicado en {live} sitios en {seconds} s.',
  'That did not work.': 'No ha funcionado.',
  'That did not work ({status}).': 'No ha funcionado ({status}).',
  'Queued for the CRM.': 'En cola para el CRM.',
  Resend: 'Reenviar',
  Release: 'Liberar',
  'Released.': 'Liberada.',
  Erase: 'Borrar',
  'Erased.': 'Borrado.',
  'Erase this person?': '¿Borrar a esta persona?',
  "Every enquiry, mail and newsletter subscription of this address is removed from every brand. Only a count stays. This can't be undone.":
    'Se eliminan de todas las marcas todas las consultas, los correos y las suscripciones al boletín de esta dirección. Solo queda un recuento. No se puede deshacer.',
  'Download CSV': 'Descargar CSV',
  'Last answer': 'Última respuesta',
  'Add synonym': 'Añadir sinónimo',
  'Free this seat': 'Liberar esta plaza',
  'The seat is free.': 'La plaza está libre.',
  'Held: many from one network': 'Retenidas: muchas desde una misma red',
  'They are answered by no letter and not sent to the CRM until you release them, one by one or all.':
    'No se contestan ni se envían al CRM hasta que las liberes, una a una o todas.',
  'Release all': 'Liberar todas',
  'Enquiries held because many came from one network: {n}.':
    'Consultas retenidas porque llegaron muchas desde una misma red: {n}.',
  'Mails not sent today because one address got too many: {n}.':
    'Correos no enviados hoy porque una dirección recibió demasiados: {n}.',
  'No seat is free at the time of this visit: agree on another one.':
    'No hay plaza libre a la hora de esta visita: acordad otra.',
} as const;
