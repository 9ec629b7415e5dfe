/** The component of a `json` field: without it Payload fetches an editor of code from a foreign host. */
export const storedValue = '/admin/StoredValue.tsx#StoredValue';
