const dates =
  /\[(createdAt|updatedAt|deletedAt)\]\[(not_equals|equals|(greater|less)_than(_equal)?)\]$/;

/**
 * True where a query compares a document's own dates with text that is none: SQLite's adapter
 * throws at it, PostgreSQL's finds nothing.
 */
export const hasUnreadableDate = ({ url }: Request): boolean =>
  [...new URL(url).searchParams].some(
    ([name, value]) => dates.test(name) && value !== 'null' && Number.isNaN(Date.parse(value)),
  );
