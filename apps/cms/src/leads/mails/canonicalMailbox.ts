/**
 * The mailbox that an address leads to: a tag behind a plus makes no other one, nor do dots and the
 * second name at Google.
 */
export function canonicalMailbox(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@', 2);
  const bare = name.split('+', 1)[0] || name;
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${host}`;
}
