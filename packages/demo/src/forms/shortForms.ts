import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, hidden, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { emailPattern } from './patterns.ts';
import { labels, missing, wrong } from './words.ts';

const t = loadTexts('forms/shortForms');

/** Webinar: which one, and who comes. */
export const webinarForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'webinar',
    title: t('register-webinar'),
    submitLabel: t('register'),
    gtm: { type: 'webinar', title: 'Webinar', name: `${brand} webinar` },
    schoolInterest: 'hidden',
    fields: [
      eventId(t('webinar')),
      ...essentials,
      person.phone,
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      {
        ...person.question,
        label: t('what-should-talk-about'),
      },
      terms,
    ],
  });

/** Contact: a topic and a question. */
export const contactForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'contact',
    title: t('write-us'),
    submitLabel: t('send-question'),
    gtm: { type: 'contact', title: 'Contact', name: `${brand} contact` },
    fields: [
      must(
        select('Topic', t('question-about'), [
          {
            value: 'admission',
            label: t('admission-visa'),
          },
          {
            value: 'fees',
            label: t('fees-scholarships'),
          },
          {
            value: 'campus',
            label: t('life-campus'),
          },
          {
            value: 'careers',
            label: t('internships-careers'),
          },
          { value: 'other', label: t('something-else') },
        ]),
        missing.option,
      ),
      person.salutation,
      ...essentials,
      person.phone,
      person.city,
      required.question,
      terms,
    ],
  });

/** Refer a friend: who writes, and about whom; the friend is written to once. */
export const referForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'refer',
    title: t('refer-friend'),
    submitLabel: t('send-invitation'),
    gtm: { type: 'refer', title: 'Refer a friend', name: `${brand} referral` },
    fields: [
      {
        name: 'friend',
        type: 'heading',
        label: t('friend'),
      },
      must({ name: 'FriendName', type: 'text', label: labels.name, width: 'half' }, missing.name),
      must(
        { name: 'FriendSurname', type: 'text', label: labels.surname, width: 'half' },
        missing.surname,
      ),
      must(
        {
          name: 'FriendEmail',
          type: 'email',
          label: labels.email,
          width: 'half',
          pattern: emailPattern,
          patternError: wrong.email,
        },
        missing.email,
      ),
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      { name: 'you', type: 'heading', label: labels.you },
      ...essentials,
      {
        ...person.question,
        label: t('there-anything-should-know'),
      },
      must(
        {
          name: 'FriendAgrees',
          type: 'checkbox',
          label: t('my-friend-knows-will'),
        },
        t('please-ask-friend-first'),
      ),
      terms,
    ],
  });

/** The form in the timed pop-up: as short as it can be. */
export const popupForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'popup',
    title: t('tell-us-where-write'),
    submitLabel: t('yes-write-me'),
    gtm: { type: 'popup', title: 'Pop-up', name: `${brand} pop-up` },
    schoolInterest: 'hidden',
    fields: [...essentials, { ...select('ProgrammeInterest', labels.program, levels()) }, terms],
  });

/**
 * Newsletter: an address, and the list by mode (spec §7); its two messages are word for word (§8).
 */
export const newsletterForm = (brand: string): SeedForm => ({
  key: `${brand.toLowerCase()}-newsletter`,
  brands: [brand],
  type: 'newsletter',
  title: t('newsletter'),
  submitLabel: t('subscribe'),
  isQuiz: false,
  fields: [
    {
      ...must({ ...person.email, name: 'email', width: 'full' }, t('field-required')),
      patternError: t('entered-value-does-not'),
    },
    hidden('id'),
  ],
});
