import type { Access, FieldAccess } from 'payload';

/** Nobody over HTTP; only this server's own code. */
export const nobody: Access = () => false;

/** A field that only this server's own code sets. */
export const nobodyField: FieldAccess = () => false;
