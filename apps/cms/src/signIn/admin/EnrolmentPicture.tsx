'use client';
// Client because what it shows is answered to the form around it; wakes with that form.
import { useSay } from '../../i18n/useSay.ts';
import type { Enrolment } from '../factor/enrolment.ts';
import styles from './signIn.module.css';

/** What an authenticator app scans, and the same as a key to type. */
export function EnrolmentPicture({ qr: { size, path }, secret, uri }: Enrolment) {
  const say = useSay();
  return (
    <>
      <p>{say('Scan the picture with an authenticator app, or type the key into it.')}</p>
      <a className={styles['picture']} href={uri}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
          <title>{say('Picture for the authenticator app')}</title>
          <path d={path} />
        </svg>
      </a>
      <p>
        {say('Key')}:{' '}
        <code className={styles['code']} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </>
  );
}
