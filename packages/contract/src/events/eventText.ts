/**
 * An event's own words for its date (spec §3, Event_Start_Date_Text__c), after the day where they
 * name an hour only.
 */
export const eventText = (text: string, day: string, comma: string): string =>
  namesDay(text) ? text : day + comma + text;

/** True where more than hours is written with a number. */
const namesDay = (text: string): boolean =>
  /\d/.test(text.replaceAll(/\d{1,2}([:.h]\d{2}(?!\d)|\s*(?=[ap]\.?m\b))/gi, ''));
