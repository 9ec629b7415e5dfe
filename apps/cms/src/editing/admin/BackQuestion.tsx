'use client';
// Client because it holds the browser's Back; wakes with the edit view.
import { ConfirmationModal, useEditDepth, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { holdTraversal } from './holdTraversal.ts';

/** Asks before Back leaves what is unsaved, as Payload asks before a link does. */
export function BackQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { t } = useTranslation();
  const { closeModal, openModal } = useModal();
  const slug = `back-without-saving-${useEditDepth()}`;
  const goOn = useRef<() => void>(undefined);
  const openQuestion = useEffectEvent((leave: () => void) => {
    goOn.current = leave;
    openModal(slug);
  });
  useEffect(() => {
    // A browser without it goes back at once.
    if (!isUnsaved || !('navigation' in window)) return undefined;
    return holdTraversal(window.navigation, (leave) => openQuestion(leave));
  }, [isUnsaved]);
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onCancel={() => closeModal(slug)}
      onConfirm={() => goOn.current?.()}
    />
  );
}
