/** Textos de la papelera, las referencias y el historial. La clave es el texto inglés. */
export const history = {
  'The page “{title}” has the address {address} now. Change that one first.':
    'La página «{title}» tiene ahora la dirección {address}. Cambia primero esa.',
  'It leads to the page “{title}”, which is in the trash. Restore that page.':
    'Lleva a la página «{title}», que está en la papelera. Restaura esa página.',
  '“{title}” is back where it was.': '«{title}» vuelve a estar donde estaba.',
  'Deleted last': 'Lo último eliminado',
  Restore: 'Restaurar',
  'Used in': 'Se usa en',
  'Nothing uses it.': 'No se usa en ningún sitio.',
  'And {n} more that you can’t open.': 'Y {n} más que no puedes abrir.',
  'Only the first {n} of {total} were looked at.':
    'Solo se han examinado los primeros {n} de {total}.',
  '{n} more': '{n} más',
  'It is used in: {places}. Confirm under “Used in” that it may go all the same.':
    'Se usa en: {places}. Confirma en «Se usa en» que puede eliminarse de todos modos.',
  'Move to the trash all the same': 'Mover a la papelera de todos modos',
  'Delete for good all the same': 'Eliminar para siempre de todos modos',
  published: 'publicado',
  draft: 'borrador',
  'draft, saved by itself': 'borrador, guardado automático',
  'moved to the trash': 'movido a la papelera',
  'Saved at': 'Guardado el',
  'Saved by': 'Guardado por',
  Status: 'Estado',
  Compare: 'Comparar',
  'the system': 'el sistema',
  'Beside the one before': 'Junto a la anterior',
  'Pages of versions': 'Páginas de versiones',
  Newer: 'Más recientes',
  Older: 'Más antiguas',
  Before: 'Antes',
  After: 'Después',
  'Compared side by side': 'Comparación lado a lado',
  'What is gone is struck through on one side, what is new is underlined on the other.':
    'A un lado, lo que ya no está aparece tachado; al otro, lo nuevo, subrayado.',
  'It was not published when it was deleted. Restore it, then publish it.':
    'No estaba publicado cuando se eliminó. Restáuralo y luego publícalo.',
} as const;
