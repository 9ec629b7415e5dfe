/** Whether a text is a real day of the calendar in the form `YYYY-MM-DD`; 30 February is none. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return (
    instant !== undefined &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  );
}
