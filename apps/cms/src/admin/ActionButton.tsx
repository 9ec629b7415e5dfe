'use client';
// Client because a click calls the backend and says what came of it; wakes with the dashboard.
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '../i18n/useSay.ts';
import { refusalMessage } from './refusalMessage.ts';

interface ActionProps {
  readonly label: string;
  readonly url: string;
  readonly done: string;
  /** Where one is taken afterwards; without it the page stays. */
  readonly next?: string;
}

/** A button that posts to an address of the backend and shows the page anew. */
export function ActionButton({ label, url, done, next }: ActionProps) {
  const router = useRouter();
  const say = useSay();
  const act = async () => {
    const answer = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    toast.success(done);
    if (next) router.push(next);
    router.refresh();
  };
  return (
    <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void act()}>
      {label}
    </Button>
  );
}
