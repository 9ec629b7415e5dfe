'use client';
// Client because it sends the first code of the app; wakes when a factor is set up.
import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Enrolment } from '../factor/enrolment.ts';
import { CodeInput } from './CodeInput.tsx';
import { EnrolmentPicture } from './EnrolmentPicture.tsx';

interface SetUpFactorProps {
  readonly enrolment: Enrolment;
  /** Sends a code, and answers why it was refused; nothing where it was taken. */
  readonly onCode: (code: string) => Promise<string>;
}

/** The picture for the app, and the field for its first code; within Payload's form. */
export function SetUpFactor({ enrolment, onCode }: SetUpFactorProps) {
  const say = useSay();
  const here = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const send = async () =>
    setProblem(await onCode(here.current?.querySelector('input')?.value ?? ''));
  return (
    <div ref={here}>
      <EnrolmentPicture {...enrolment} />
      <CodeInput
        ofAppOnly
        problem={problem}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          void send();
        }}
      />
      <Button type="button" onClick={() => void send()}>
        {say('Confirm')}
      </Button>
    </div>
  );
}
