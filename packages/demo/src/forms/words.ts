import { loadTexts } from '../loadTexts.ts';

const t = loadTexts('forms/words');

/** Labels of the fields that several forms share. */
export const labels = {
  salutation: t('salutation'),
  name: t('name'),
  surname: t('surname'),
  email: t('email'),
  phone: t('phone'),
  country: t('country'),
  city: t('city'),
  question: t('question'),
  school: t('school'),
  program: t('program-interest'),
  programme: t('programme'),
  start: t('desired-start'),
  terms: t('privacy'),
  you: t('about'),
  studies: t('studies'),
} as const;

/**
 * What a required field says when it is empty; English is word for word spec §8, e-mail is spec
 * §10.2's.
 */
export const missing = {
  salutation: t('choose-salutation'),
  name: t('name-required'),
  surname: t('surname-required'),
  email: t('email-required'),
  phone: t('phone-required'),
  country: t('country-required'),
  city: t('city-required'),
  question: t('question-required'),
  school: t('school-required'),
  program: t('program-interest-required'),
  start: t('choose-desired-date'),
  date: t('choose-preferred-date'),
  time: t('choose-preferred-time'),
  event: t('choose-date'),
  option: t('choose-one-options'),
  address: t('address-required'),
  terms: t('terms-required'),
} as const;

/** What a field says when its pattern doesn't fit. */
export const wrong = {
  email: t('this-does-not-look'),
  phone: t('please-use-digits-best'),
  postcode: t('please-check-postcode'),
} as const;

/** Consent of the visitor, with the link to the privacy page. */
export const consentText = t('i-have-read-privacy');

/** What stands in a select before anything is chosen. */
export const choose = t('please-choose');
export const chooseCountry = t('choose-country');
