/**
 * The `admin` part of a field for the server alone: no form has it, nor a list as column, filter or
 * bulk edit.
 */
export const serverOnly = {
  hidden: true,
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;
