/** How this machine calls the server that listens on a host; nothing where it listens everywhere. */
export function localHost(host: string | undefined): string | undefined {
  if (host === undefined || host === '0.0.0.0' || host === '::') return undefined;
  return host.includes(':') ? `[${host}]` : host;
}
