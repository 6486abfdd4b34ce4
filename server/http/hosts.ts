/** Whether a host of an address is the machine itself; not every kind of address has its host in small letters. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** How this machine calls the server that listens on a host; nothing where it listens everywhere. */
export function localHost(host: string | undefined): string | undefined {
  if (host === undefined || host === '0.0.0.0' || host === '::') return undefined;
  return host.includes(':') ? `[${host}]` : host;
}
