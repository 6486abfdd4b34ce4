import { expect, it } from 'vitest';
import { isSenderRejected } from './is-sender-rejected.ts';

it.each([
  '553 5.7.1 <trade@shop.example>: Sender address rejected: not owned by user shop',
  '550 5.1.0 <trade@shop.example>: Sender address rejected: User unknown in local table',
  '450 4.1.8 <trade@shop.example>: Sender address rejected: Domain not found',
  '501 5.1.7 Bad sender address syntax',
  '554 5.7.1 <buyer@firm.example>: Relay access denied',
  '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
  '530 5.7.0 Must issue a STARTTLS command first',
  '550 5.7.1 Authentication required',
  '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  '550-Verification failed for <trade@shop.example>\n550 Sender verify failed',
])('[QU4] “%s” rejects our sender', (response) => {
  expect(isSenderRejected(response)).toBe(true);
});

it.each([
  '550 5.1.1 <buyer@firm.example>: Recipient address rejected: User unknown in local table',
  '550 5.1.1 <buyer@firm.example>: Recipient address rejected: undeliverable: Sender address rejected',
  '550 5.1.1 <sender rejected@firm.example>: no such mailbox',
  '552 5.2.2 Mailbox full',
  '554 5.7.1 Message rejected as spam',
  '550 5.7.1 Service unavailable',
  undefined,
])('[QU4] “%s” rejects the email', (response) => {
  expect(isSenderRejected(response)).toBe(false);
});
