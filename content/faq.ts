import * as v from 'valibot';
import { text } from './fields.ts';
import { withOwnerChanges } from './owner-changes.ts';
import { readRecord } from './read-records.ts';

const words = (most: number) =>
  v.pipe(
    text,
    v.check((said) => said.split(/\s+/).length <= most, `Use at most ${most} words`),
  );

export const faqSchema = v.strictObject({
  question: v.pipe(words(20), v.endsWith('?', 'End the question with a question mark')),
  answer: words(70),
});

type FaqQuestion = v.InferOutput<typeof faqSchema>;
type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

/** A trade buyer's questions before buying, in that order, without the owner's changes. */
export const listedFaq: Ten<FaqQuestion> = [
  {
    question: 'What size do I need?',
    answer:
      'Take the height you need to reach and subtract 2 m. For a 3.5 m ceiling, choose a 1.5 m platform. If you work at eye level, such as glazing or cable tray, choose by platform height instead.',
  },
  {
    question: 'EN 131 Professional or Non-Professional?',
    answer:
      'Choose Professional for work; Non-Professional is for the home. Both carry 150 kg in total, but Professional is tested to 50,000 cycles and 2,700 N, Non-Professional to 10,000 cycles and 2,250 N.',
  },
  {
    question: 'Can we still use our Class 1 ladders?',
    answer:
      "Yes, as long as they're sound, labelled and inspected. Class 1 comes from BS 2037, which has been withdrawn for ladders, so new ones are made to EN 131. As old ones fail inspection, replace them with Professional.",
  },
  {
    question: 'GRP or aluminium?',
    answer:
      "Choose GRP where there's an electrical risk, because its stiles don't conduct. Anywhere else choose aluminium, which is lighter and costs less. GRP isn't approval for live working: HSE guide HSG85 asks you to isolate first.",
  },
  {
    question: 'Why is there a bar across the foot of longer ladders?',
    answer:
      "Since January 2018, EN 131 has required leaning ladders over 3 m to have a wider base, up to 1.2 m, so they don't slip or tip sideways. A section over 3 m that can be used on its own needs its own bar, or must be locked in.",
  },
  {
    question: 'Steps, podium or tower?',
    answer:
      'Choose steps for low-risk work of up to 30 minutes at a time (HSE guide INDG455), a podium when one person needs both hands and a guardrail all round, and a tower when the work is longer or higher, or needs two people or materials on the deck.',
  },
  {
    question: 'Do my team need a training card?',
    answer:
      'The Work at Height Regulations 2005 ask for competence, not a card. PASMA trains people on towers and low-level platforms, the Ladder Association (LadderCard) on ladders and steps. Ask the principal contractor which card the site accepts.',
  },
  {
    question: '3T or AGR tower?',
    answer:
      "You can build both without a harness. With 3T (through the trap) you sit in the trapdoor and fit the rails for the level you're on. With AGR (advance guardrail) you fit them from the level below. AGR towers cost more.",
  },
  {
    question: 'How often do I need to inspect it?',
    answer:
      'HSE asks for a check before every use, and a detailed inspection on record at intervals that suit the risk. On construction work, the Work at Height Regulations 2005 ask you to inspect any platform you could fall 2 m or more from before first use, after anything that could affect it, and every 7 days. Take damaged kit out of use.',
  },
  {
    question: 'How does delivery work, and can I return an order?',
    answer:
      'Within {deliveryWorkingDays} working days, included on the UK mainland. For the Highlands, islands and Northern Ireland, enter your postcode in the cart to see the price. Items over {longMetres} m are left at the kerb: have two people ready. Over {heavyKilograms} kg, have a forklift. Consumers can cancel within {returnDays} days and pay for return delivery, at most {dearestReturn} from the mainland. Trade customers, ask us first.',
  },
];

/** The ten questions with the owner's changes. */
export const faq: readonly FaqQuestion[] = listedFaq.map((listed, at) =>
  readRecord(`faq/${at + 1}`, faqSchema, withOwnerChanges(`faq/${at + 1}`, listed)),
);
