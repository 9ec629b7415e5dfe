/** Fields of a document that saving it changes by itself. */
export const savedByItself: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'editing_tab',
  'savedBy',
]);
