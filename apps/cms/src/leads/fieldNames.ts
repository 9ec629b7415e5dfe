import { type Said, sayIn } from '../i18n/say.ts';

/**
 * What the CRM's names mean, where the form that asked is gone or its label is not known (spec §3,
 * lead form fields).
 */
const fieldNames: Readonly<Record<string, Said>> = {
  Salutation: 'Salutation',
  Name: 'First name',
  first_name: 'First name',
  Surname: 'Surname',
  last_name: 'Surname',
  Email: 'E-mail',
  email: 'E-mail',
  Phone: 'Phone',
  mobile: 'Phone',
  Country: 'Country',
  country: 'Country',
  City: 'City',
  Street: 'Street',
  Postcode: 'Postcode',
  Nationality: 'Nationality',
  Question: 'Message',
  ProgrammeInterest: 'Programme of interest',
  Program: 'Programme',
  ProgramId: 'Id of the programme',
  Scholarship: 'Asks for a scholarship',
  BachelorStart: 'Start of the bachelor',
  MasterStart: 'Start of the master',
  CallDate: 'Wants a call on',
  MeetingMode: 'Way to meet',
  Delivery: 'Delivery',
  DesiredDates: 'Dates wished for',
  Diet: 'Diet',
  EventId: 'Event|field',
  SourceWebURL: 'Page',
  SchoolInterest: 'School of interest',
  FriendName: "Friend's first name",
  FriendSurname: "Friend's surname",
  FriendEmail: "Friend's e-mail",
  FriendAgrees: 'The friend agrees',
  TermsAndConditions: 'Agreed to the terms',
  term_conditions: 'Agreed to the terms',
  VisitPreferredDate: 'Day of the visit',
  VisitPreferredTime: 'Time of the visit',
  Workshop: 'Workshop',
  lead_source: 'Source',
};

/**
 * What a field of enquiries is called in a language of the admin; undefined where it has no name.
 */
export function leadFieldLabel(name: string, language: string): string | undefined {
  const text = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
  return text && sayIn(language)(text);
}
