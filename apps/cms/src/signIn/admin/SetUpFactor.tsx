'use client';
// Client because it sends the first code of the app; wakes when a factor is set up.
import { Button } from '@payloadcms/ui';
import { useRef } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Enrolment } from '../factor/enrolment.ts';
import { CodeInput } from './CodeInput.tsx';
import { EnrolmentPicture } from './EnrolmentPicture.tsx';

interface SetUpFactorProps {
  readonly enrolment: Enrolment;
  readonly onCode: (code: string) => Promise<void>;
}

/** The picture for the app, and the field for its first code; within Payload's form. */
export function SetUpFactor({ enrolment, onCode }: SetUpFactorProps) {
  const say = useSay();
  const here = useRef<HTMLDivElement>(null);
  const send = () => void onCode(here.current?.querySelector('input')?.value ?? '');
  return (
    <div ref={here}>
      <EnrolmentPicture {...enrolment} />
      <CodeInput
        ofAppOnly
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          send();
        }}
      />
      <Button type="button" onClick={send}>
        {say('Confirm')}
      </Button>
    </div>
  );
}
