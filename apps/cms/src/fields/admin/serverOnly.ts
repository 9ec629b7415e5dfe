/** The `admin` part of a field for the server alone: no form, column or filter of a list has it. */
export const serverOnly = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;
