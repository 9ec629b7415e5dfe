/** Textos de los lanzamientos. La clave es el texto inglés. */
export const releases = {
  'Release of several documents': 'Lanzamiento de varios documentos',
  'The release has no document.': 'El lanzamiento no tiene ningún documento.',
  'The account of {by} is gone.': 'La cuenta de {by} ya no existe.',
  'It was deleted.': 'Se ha eliminado.',
  '{by} may not publish it.': '{by} no puede publicarlo.',
  'It waits for review.': 'Espera revisión.',
  'It was sent back by a reviewer.': 'Un revisor lo ha devuelto.',
  '{by} changed it after it was planned and may not publish; nobody has approved that.':
    '{by} lo cambió después de planificarse y no puede publicar; nadie lo ha aprobado.',
  'It is not fit to be published: {detail}': 'No se puede publicar así: {detail}',
  'The system failed to publish it.': 'El sistema no ha podido publicarlo.',
  'A published release stays as it is.': 'Un lanzamiento publicado se queda como está.',
  'Choose an instant that is still to come, or none.':
    'Elige un momento que aún esté por llegar, o ninguno.',
  'Only who may publish every document of a release plans it. You may not publish: {titles}.':
    'Solo planifica un lanzamiento quien puede publicar todos sus documentos. No puedes publicar: {titles}.',
  'Document no. {id}': 'Documento n.º {id}',
  'You may not publish every document of this release.':
    'No puedes publicar todos los documentos de este lanzamiento.',
  'Nothing was published, because one document could not be:':
    'No se ha publicado nada, porque un documento no se pudo publicar:',
  'All documents were published together.': 'Todos los documentos se han publicado juntos.',
  'Publish all now': 'Publicar todo ahora',
  'My releases that were not published': 'Mis lanzamientos que no se publicaron',
} as const;
