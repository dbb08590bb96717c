/** The hosts of this very machine, where nobody can listen in. */
const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a link that came as data may be opened: over https, or on this machine. */
export function isSafeLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return protocol === "https:" || (protocol === "http:" && OWN_HOSTS.includes(hostname));
}
