/** A Monday far ahead. */
export const monday = '2030-01-07';

/** What a made-up visitor types, by field name; anything else is 'Ana'. */
export const person: Readonly<Record<string, string>> = {
  Name: 'Ana',
  Surname: 'Rossi',
  first_name: 'Ana',
  last_name: 'Rossi',
  Email: 'ana.rossi@visitor.swiss',
  email: 'ana.rossi@visitor.swiss',
  Phone: '+41 79 123 45 67',
  mobile: '+41 79 123 45 67',
  City: 'Thun',
  Question: 'Is there a room with a view of the lake?',
};

/** What is typed into a field, by its name and the type of its input. */
export type Answers = (name: string, type: string) => string;

/** An e-mail for fields of that type, a number for telephones, a Monday for dates, else a word. */
export const answerTo: Answers = (name, type) => person[name] ?? answersByType[type] ?? 'Ana';

const answersByType: Readonly<Record<string, string>> = {
  email: 'friend@visitor.swiss',
  tel: '+41791234567',
  date: monday,
};
