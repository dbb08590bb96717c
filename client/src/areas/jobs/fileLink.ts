/** The hosts of this machine, where plain HTTP is safe. */
const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a link from the data may be opened: it uses https, or leads to this machine. */
export function isSafeLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return protocol === "https:" || (protocol === "http:" && OWN_HOSTS.includes(hostname));
}
