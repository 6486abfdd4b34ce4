import { isLoopback } from '../http/is-loopback.ts';

/** A server that says nothing for so long is not there. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * How a mail server is spoken to. One that is elsewhere must encrypt, or it gets neither login nor
 * mail: somebody on the way could have taken its offer to encrypt out. Where the way is one's own,
 * `?requireTLS=false` in the address says so.
 */
export function smtpSettings(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const mustEncrypt =
    protocol === 'smtp:' && !isLoopback(hostname) && !searchParams.has('requireTLS');
  return { url, ...patience, ...(mustEncrypt && { requireTLS: true }) };
}
