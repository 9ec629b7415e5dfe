/**
 * Contacts of a list with commas, as addresses of security.txt: a bare mail address becomes
 * `mailto:`. Anything but mail, https: and tel: is an error, which stops the start.
 */
export function readContacts(list: string): string[] {
  const contacts = list.split(',').flatMap((contact) => contact.trim() || []);
  return contacts.map((contact) => {
    const address = /^[^\s:/@]+@[^\s:/@]+$/.test(contact) ? `mailto:${contact}` : contact;
    if (!/^(https:\/\/|mailto:|tel:)[!-~]+$/.test(address))
      throw new Error(`SECURITY_CONTACT: ${contact} is no mail address, https: or tel: address.`);
    return address;
  });
}
