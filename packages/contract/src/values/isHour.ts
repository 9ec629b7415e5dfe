/** Whether a text is a time of day in the form `HH:MM`. */
export const isHour = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
