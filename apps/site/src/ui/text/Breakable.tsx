/** A way to reach somebody; an e-mail address breaks before its `@` where it must break at all. */
export const Breakable = ({ text }: { text: string }) => {
  const at = text.indexOf('@');
  return at < 1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};
