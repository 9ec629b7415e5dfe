import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { ForgotForm } from './ForgotForm.tsx';

/** A forgotten password, in place of Payload's form, which takes an untouched field for sent. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  if (initPageResult.req.user) redirect('/admin/account');
  return <ForgotForm />;
}
