'use client';
// Client because a click calls the backend and says what came of it; wakes with the dashboard.
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '../i18n/useSay.ts';
import { refusalMessage } from './refusalMessage.ts';

export interface ActionProps {
  readonly label: string;
  readonly url: string;
  readonly done: string;
  /** Where one is taken afterwards; without it the page stays. */
  readonly next?: string;
  /** Is given what the backend answered. */
  readonly onAnswer?: (answer: object) => void;
  /** What one must agree to before; the button acts at once without it. */
  readonly question?: { readonly heading: string; readonly body: string };
}

/** A button that posts to an address of the backend and shows the page anew. */
export function ActionButton({ label, url, done, next, onAnswer, question }: ActionProps) {
  const router = useRouter();
  const { openModal } = useModal();
  const modalSlug = `confirm-${url}`;
  const say = useSay();
  const act = async () => {
    const answer = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    toast.success(done);
    onAnswer?.((await answer.json()) as object);
    if (next) router.push(next);
    router.refresh();
  };
  return (
    <>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        onClick={() => (question ? openModal(modalSlug) : void act())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmationModal
          modalSlug={modalSlug}
          {...question}
          confirmLabel={label}
          onConfirm={act}
        />
      )}
    </>
  );
}
