import type { Role } from '../access/roles.ts';

const names = {
  admin: 'Administrator',
  brandManager: 'Brand manager',
  editor: 'Editor',
  reviewer: 'Reviewer',
  author: 'Author|role',
  translator: 'Translator',
  admissions: 'Admissions',
  analyst: 'Analyst',
} as const satisfies Record<Role, string>;

/** Every role, most rights first. */
export const roleNames = Object.keys(names) as Role[];

/** What an account may be, with its names in the admin. */
export const roleOptions = roleNames.map((value) => ({ label: names[value], value }));
