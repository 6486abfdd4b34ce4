/** Whether a host of an address is the machine itself; not every kind of address has its host in small letters. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
