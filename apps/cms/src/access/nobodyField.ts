import type { FieldAccess } from 'payload';

/** A field that only this server's own code sets. */
export const nobodyField: FieldAccess = () => false;
