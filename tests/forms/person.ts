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

/** An e-mail for fields of that type, a number for telephones, else a word. */
export function answerTo(name: string, type: string): string {
  return person[name] ?? (type === 'email' ? 'friend@visitor.swiss' : type === 'tel' ? '+41791234567' : 'Ana');
}

/** A Monday far ahead. */
export const monday = '2030-01-07';
