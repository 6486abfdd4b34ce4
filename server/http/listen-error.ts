/** Says in one sentence why the server could not take its port. */
export function describeListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string | undefined,
  named: 'PORT' | 'METRICS_PORT' = 'PORT',
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the program that holds it, or choose another: ${named}=8080 npm start`;
    case 'EACCES':
      return `Port ${port} is not open to this user. Choose one above 1023: ${named}=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${named.replace('PORT', 'HOST')} ${host} is not an address of this machine.`;
    default:
      return `The server could not listen on port ${port}: ${error.message}.`;
  }
}
