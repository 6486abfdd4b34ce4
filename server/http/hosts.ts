/** Whether a host name is this machine. Ignores case, because some URL schemes keep capital letters. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** The host under which this machine reaches the server; undefined if it listens on every address. */
export function localHost(host: string | undefined): string | undefined {
  if (host === undefined || host === '0.0.0.0' || host === '::') return undefined;
  return host.includes(':') ? `[${host}]` : host;
}
