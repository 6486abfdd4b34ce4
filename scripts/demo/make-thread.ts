import type { ThreadKind } from '../../contract/enquiry.ts';
import type { enquiryMessage, quote } from '../../server/database/schema.ts';
import { enquiryAnswerEmail } from '../../server/enquiries/enquiry-emails.ts';
import type { DemoEmail } from './fill-demo.ts';
import type { Random } from './random.ts';

const answers = {
  quote: [
    'Thank you for asking. We can deliver all of it in one drop and hold these prices for 30 days.\n\nShall I send you an offer?',
    'Yes, we can do that. From ten items on we take 6% off the list price.',
  ],
  question: [
    'The part you need is in stock, and the bolts come with it. You can order it in our shop.',
    'Could you tell us the SKU on the label? It is on the inside of the left stile.',
  ],
} as const;
const replies = [
  'Great, thanks. Can you get them here before the end of the month?',
  'The label is worn off. It was bought in 2021, if that helps.',
];
const notes = [
  'Called, asked for Thursday.',
  'Same buyer as last year. Check the discount they had.',
];
const reasons = ['answered', 'bought', 'answered-elsewhere', 'no-reply', 'not-sold'] as const;

type ThreadEnquiry = {
  kind: ThreadKind;
  id: number;
  email: string;
  message: string;
  createdAt: Date;
};
type Message = Omit<typeof enquiryMessage.$inferSelect, 'id' | 'emailId'> & {
  /** The key of the email that contains it. */
  key: string | undefined;
};
type ThreadContext = {
  random: Random;
  staff: readonly { id: number; name: string }[];
  until: Date;
};

const hour = 3_600_000;

/** An enquiry's final state and messages, with the emails of the answers. */
export function makeThread(asked: ThreadEnquiry, { random, staff, until }: ThreadContext) {
  const { kind, id, email, createdAt } = asked;
  const clerk = random.pick(staff);
  const messages: Message[] = [];
  const mails: DemoEmail[] = [];
  let now = createdAt;
  /** Advances the time; returns false instead if that is later than the demo's end. */
  const advanceTime = (hours: number) => {
    const at = new Date(now.getTime() + hours * hour);
    if (at > until) return false;
    now = at;
    return true;
  };
  const write = (direction: Message['direction'], body: string, key?: string) =>
    messages.push({
      quoteId: kind === 'quote' ? id : null,
      questionId: kind === 'question' ? id : null,
      direction,
      body,
      staffId: clerk.id,
      createdAt: now,
      key,
    });
  const answer = () => {
    const body = random.pick(answers[kind]);
    const lastReply = messages.findLast((each) => each.direction === 'from-buyer');
    const content = enquiryAnswerEmail(asked, { body, signed: clerk.name, lastReply });
    const key = `${kind}-${id}.answer-${messages.length + 1}`;
    mails.push({ kind: 'enquiry-answer', key, to: email, at: now, ...content });
    write('to-buyer', body, key);
    state = 'answered';
  };

  let state = 'open' as (typeof quote.$inferSelect)['state'];
  let waitingSince = createdAt;
  let closedAt: Date | null = null;
  if (random.chance(0.2) && advanceTime(random.between(1, 5))) write('note', random.pick(notes));
  if (advanceTime(random.between(2, 70))) answer();
  if (state === 'answered' && random.chance(0.4) && advanceTime(random.between(3, 60))) {
    write('from-buyer', random.pick(replies));
    state = 'open';
    waitingSince = now;
    if (advanceTime(random.between(2, 40))) answer();
  }
  if (state === 'answered' && advanceTime(random.between(24, 240))) {
    state = 'closed';
    closedAt = now;
  }
  const stands = {
    state,
    waitingSince,
    closedAt,
    closeReason: closedAt && random.pick(reasons),
    assignedTo: messages.length > 0 ? clerk.id : null,
  };
  return { stands, messages, mails };
}
