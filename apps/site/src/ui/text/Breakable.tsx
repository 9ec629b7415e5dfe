/** A way to reach somebody; on a line that is too short, an e-mail address breaks before its `@`. */
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
