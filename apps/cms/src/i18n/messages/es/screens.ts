/** Textos de las pantallas de consultas y de las listas. La clave es el texto inglés. */
export const screens = {
  'No CRM is configured: this enquiry stays here.':
    'No hay CRM configurado: esta consulta se queda aquí.',
  'No CRM is configured: enquiries stay here.':
    'No hay CRM configurado: las consultas se quedan aquí.',
  'No mail server is configured: letters wait in the outbox.':
    'No hay servidor de correo configurado: las cartas esperan en la bandeja de salida.',
  'Nothing was written in words.': 'No escribió ningún mensaje.',
  Yes: 'Sí',
  Visitor: 'Visitante',
  'Without a name': 'Sin nombre',
  'Write an e-mail': 'Escribir un correo',
  Call: 'Llamar',
  'Write by WhatsApp': 'Escribir por WhatsApp',
  Language: 'Idioma',
  Country: 'País',
  'Now there': 'Ahora allí',
  '{from} to {to}': 'de {from} a {to}',
  Letters: 'Cartas',
  'Not sent': 'No enviado',
  CRM: 'CRM',
  'Attempts: {n}': 'Intentos: {n}',
  'Not configured': 'Sin configurar',
  Attempt: 'Intento',
  'What the CRM is sent, by its own names': 'Lo que recibe el CRM, con sus propios nombres',
  Draft: 'Borrador',
  Published: 'Publicada',
  'Published, with changes': 'Publicada, con cambios',
  '{title} (copy)': '{title} (copia)',
  'Without title, no. {id}': 'Sin título, n.º {id}',
  'No published page of {brand} has the address {path}.':
    'Ninguna página publicada de {brand} tiene la dirección {path}.',
} as const;
