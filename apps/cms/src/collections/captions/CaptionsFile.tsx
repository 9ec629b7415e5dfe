'use client';
// Client because a file of the person's disk is read into the field; wakes with a film's captions.
import { Button, useField } from '@payloadcms/ui';
import { useRef } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import styles from './CaptionsFile.module.css';

/** Fills a field of captions from a file, in which single words can then be mended by hand. */
export function CaptionsFile({ path }: { readonly path: string }) {
  const { setValue } = useField<string>({ path });
  const input = useRef<HTMLInputElement>(null);
  const say = useSay();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setValue((await file.text()).replaceAll('\r\n', '\n'));
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles['file']}>
      <input
        ref={input}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        data-captions-file={path}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => input.current?.click()}
      >
        {say('Choose a .vtt file')}
      </Button>
    </div>
  );
}
