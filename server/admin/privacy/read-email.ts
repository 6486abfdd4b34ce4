import { company } from '../../../content/company.ts';
import { CommandError, UsageError } from '../command.ts';

/** Reads whose data is meant. Every enquiry was also sent to ourselves: our own address is nobody's. */
export function readEmail(typed: string): string {
  const email = typed.trim();
  if (!/^[^@]+@[^@]+$/.test(email)) {
    throw new UsageError('EMAIL must be one address such as name@firm.example.');
  }
  if (email.toLowerCase() === company.email.shown.toLowerCase()) {
    throw new CommandError(`${email} is the shop's own address.`);
  }
  return email;
}
