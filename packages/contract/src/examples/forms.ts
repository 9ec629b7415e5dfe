import type * as z from 'zod/mini';
import type { formSchema } from '../leads/form.ts';

type FormInput = z.input<typeof formSchema>;

/** A short contact form. */
export const contactForm: FormInput = {
  id: 'example-contact',
  type: 'contact',
  title: 'Contact',
  version: '1',
  submitLabel: 'Send question',
  fields: [
    {
      name: 'Name',
      type: 'text',
      label: 'First name',
      required: true,
      requiredError: 'Name is required',
      width: 'half',
      autocomplete: 'given-name',
    },
    {
      name: 'Surname',
      type: 'text',
      label: 'Last name',
      required: true,
      requiredError: 'Surname is required',
      width: 'half',
      autocomplete: 'family-name',
    },
    {
      name: 'Email',
      type: 'email',
      label: 'E-mail',
      required: true,
      requiredError: 'Email is required',
      autocomplete: 'email',
    },
    {
      name: 'Country',
      type: 'country',
      label: 'Country',
      required: true,
      requiredError: 'Country is required',
    },
    {
      name: 'Question',
      type: 'textarea',
      label: 'Question',
      required: true,
      requiredError: 'Question is required',
    },
    {
      name: 'TermsAndConditions',
      type: 'consent',
      label: 'I agree to the privacy notice',
      required: true,
      requiredError: 'Terms is required',
    },
  ],
};

export const contactFormArabic: FormInput = {
  ...contactForm,
  id: 'example-contact-ar',
  title: 'تواصل معنا',
  submitLabel: 'أرسل السؤال',
  fields: [
    {
      name: 'Name',
      type: 'text',
      label: 'الاسم الأول',
      required: true,
      requiredError: 'الاسم مطلوب',
      width: 'half',
    },
    {
      name: 'Email',
      type: 'email',
      label: 'البريد الإلكتروني',
      required: true,
      requiredError: 'البريد الإلكتروني مطلوب',
      width: 'half',
    },
    {
      name: 'Question',
      type: 'textarea',
      label: 'السؤال',
      required: true,
      requiredError: 'السؤال مطلوب',
    },
  ],
};
