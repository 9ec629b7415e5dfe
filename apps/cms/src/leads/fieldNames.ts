import { type Said, sayIn } from '../i18n/say.ts';

const surname = 'Surname';
const name = 'First name';
const email = 'E-mail';
const phone = 'Phone';
const country = 'Country';
const terms = 'Agreed to the terms';

/**
 * What the CRM's names mean, where the form that asked is gone or its label is not known (spec §3,
 * lead form fields).
 */
const fieldNames: Readonly<Record<string, Said>> = {
  Salutation: 'Salutation',
  Name: name,
  first_name: name,
  Surname: surname,
  last_name: surname,
  Email: email,
  email,
  Phone: phone,
  mobile: phone,
  Country: country,
  country,
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
  FriendName: "Friend's first name",
  FriendSurname: "Friend's surname",
  FriendEmail: "Friend's e-mail",
  FriendAgrees: 'The friend agrees',
  TermsAndConditions: terms,
  term_conditions: terms,
  VisitPreferredDate: 'Day of the visit',
  VisitPreferredTime: 'Time of the visit',
  Workshop: 'Workshop',
  lead_source: 'Source',
};

/**
 * What a field of enquiries is called in a language of the admin; undefined where it has no name.
 */
export function fieldName(name: string, language: string): string | undefined {
  const text = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
  return text && sayIn(language)(text);
}
