import { formatSaving } from '../catalogue/money.ts';
import { claims } from './company.ts';
import { loads } from './delivery.ts';
import { returnCarriage } from './returns.ts';

const dearestReturn = Math.max(...returnCarriage.map(({ most }) => most));

interface Question {
  question: string;
  answer: string;
}

type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

/** What a trade buyer asks before buying, in the order they ask it. */
export const faq: Ten<Question> = [
  {
    question: 'What size do I need?',
    answer:
      'Take the height your hands must reach and subtract 2 m. That is the platform height to look for: a 3.5 m ceiling wants a 1.5 m platform. For work at eye level, such as glazing or cable tray, choose by platform height and leave working height out of it.',
  },
  {
    question: 'EN 131 Professional or Non-Professional?',
    answer:
      'For work, Professional. Both classes carry 150 kg in total, but Professional is tested to 50,000 cycles and 2,700 N where Non-Professional stops at 10,000 and 2,250 N. Non-Professional is for the home.',
  },
  {
    question: 'Can we still use our Class 1 ladders?',
    answer:
      'Yes, as long as they are sound, labelled and inspected. Class 1 belonged to BS 2037, whose ladder part has been withdrawn, so replacements are made to EN 131. Buy Professional and put the old ones out as they fail inspection.',
  },
  {
    question: 'GRP or aluminium?',
    answer:
      'GRP where there is an electrical risk: its stiles do not conduct. It weighs and costs more, so aluminium is the better tool everywhere else. GRP is not approval for live working. Isolate first.',
  },
  {
    question: 'Why is there a bar across the foot of longer ladders?',
    answer:
      'Since January 2018, EN 131 asks leaning ladders over 3 m to have a wider base, up to 1.2 m, so that they do not slide or tip sideways. A section over 3 m that comes apart from the rest needs its own bar or must be locked in.',
  },
  {
    question: 'Steps, podium or tower?',
    answer:
      'Steps for a light job of minutes. A podium when one person needs both hands and a guardrail all round. A tower when the work is longer, higher, or needs a second person and materials on the deck.',
  },
  {
    question: 'Do our people need a card to use this?',
    answer:
      'The legal duty is competence, not a card. PASMA for towers and low-level platforms, and the LadderCard for ladders and steps, are the evidence most sites accept. Ask the principal contractor which one the gate wants.',
  },
  {
    question: '3T or AGR tower?',
    answer:
      'Both are accepted ways to build without a harness. With 3T (through the trap) you sit in the trapdoor and fit the rails of the level you are in. With AGR (advance guardrail) you fit them from the level below, and the frame costs more.',
  },
  {
    question: 'How often must it be inspected?',
    answer:
      'Look it over before every use. Record a closer check at an interval set by the risk, commonly 3 to 6 months for ladders. On construction work, a platform you could fall 2 m or more from is inspected before first use, after anything that could affect it, and every 7 days. Take damage out of use at once.',
  },
  {
    question: 'How is it delivered, and can it go back?',
    answer: `Within ${claims.deliveryWorkingDays} working days, included on the UK mainland. Highlands, Isle of Wight, other islands, Northern Ireland: we agree carriage before anything is sent, or refund you in full. Loads over about ${loads.longMetres} m come kerbside and need two people, pieces over ${loads.heavyKilograms} kg a forklift or more. Consumers have ${claims.returnDays} days to cancel and pay return carriage, at most ${formatSaving(dearestReturn)} from the mainland. Unused trade returns: ask first.`,
  },
];
