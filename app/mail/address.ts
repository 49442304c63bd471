/** Longest address that mail servers take (RFC 5321 §4.5.3.1.3). */
const longest = 254;

/**
 * Whether a text is one e-mail address and nothing else, as everything that mails to a typed address must ask first.
 *
 * Narrower than the standard on purpose. Quotes, brackets, comments, lists and groups (`" < > ( ) [ ] , ; : \`) could
 * be read as another address or as several; spaces and characters that are not seen could make one address look like
 * two. The name of the host is plain labels with a dot between them, for other letters and a last dot come to the same
 * host: so an address has one spelling, but for capitals, and a limit that counts it cannot be passed by writing it
 * otherwise.
 */
export function isAddress(text: string): boolean {
  return text.length <= longest && address.test(text);
}

const address = /^[^\p{C}\p{Z}@,;:()[\]\\<>"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/u;
