/** Component of a `json` field, for which Payload would load an editor from a foreign host. */
export const storedValue = '/admin/StoredValue.tsx#StoredValue';
