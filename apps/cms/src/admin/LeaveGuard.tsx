'use client';
// Client because it follows what is typed; wakes with a screen that has fields outside a document.
import { Form, LeaveWithoutSaving, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';

const noFields: FormState = {};

/** Asks before a screen of our own is left, as Payload does on its forms, while it is unsaved. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: boolean }) => (
  <Form el="div" initialState={noFields}>
    <Modified isModified={isUnsaved} />
    <LeaveWithoutSaving />
  </Form>
);

function Modified({ isModified }: { readonly isModified: boolean }) {
  const { setModified } = useForm();
  useEffect(() => setModified(isModified), [isModified, setModified]);
  return null;
}
