import { brandByCode } from '@concierge/brands/registry';
import { defaultLang, type Lang } from '@concierge/contract/lang';
import { TextIn } from './TextIn.tsx';

interface Props {
  /** Its short code, which is shown where there is no such school. */
  school: string;
  /** Language of what it stands in. */
  lang: Lang;
  /** An interface string that has it in the place `{school}`. */
  within?: string;
}

/** A school's name, which is the same in every language: marked as English in any other. */
export function SchoolName({ school, lang, within = '{school}' }: Props) {
  const [before, after] = within.split('{school}');
  return (
    <>
      {before}
      <TextIn lang={lang === defaultLang ? undefined : defaultLang}>
        {brandByCode(school)?.name ?? school}
      </TextIn>
      {after}
    </>
  );
}
