import { redirect } from 'next/navigation';

/** The backend's own address leads to its admin. */
export default function Home() {
  redirect('/admin');
}
