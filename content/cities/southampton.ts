import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const southampton: City = {
  slug: 'southampton',
  city: 'Southampton',
  title: 'Southampton towers, staging and dock steps',
  metaDescription: `Towers, staging and steps for Southampton docks, boatyards and warehouses. From Millbrook within ${claims.deliveryWorkingDays} working days; Isle of Wight cost agreed first.`,
  headline: 'Towers and staging for Southampton docks and boatyards',
  intro: `Folding and full-width towers, staging boards up to 6.0 m and platform steps, delivered from Millbrook within ${claims.deliveryWorkingDays} working days. We've supplied the waterfront since 2013.`,
  descriptions: [
    'For cruise terminals, choose folding or full-width towers you can take down and stack between ships. The halls are high with good floors, but they fill with thousands of passengers on turnaround days, so the work is done on the days between.',
    'For boatyards on the Itchen, use staging boards on trestles, with spreader boards on gravel. A hull on props gives you nothing to lean a ladder on. Keep podiums on the concrete, and keep resin and salt out of the hinges.',
    'Stand-offs get a ladder past the wide shop canopies in the centre. For terraces in Portswood and Shirley, check the width of the side passage. For warehouses in Totton and Hedge End, platform steps suit the loading doors.',
  ],
  depot: {
    street: 'Unit 12, Baseplate Way',
    locality: 'Millbrook',
    postcode: 'SO15 0XV',
    geo: { lat: 50.915, lng: -1.438 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.8,
    reviewCount: 142,
    projectsCompleted: '180+',
    satisfaction: '98%',
    depotStock: { count: '120+', unit: 'towers' },
    yearsTrading: { years: 11, since: 2013 },
  },
  features: [
    {
      title: 'Towers for terminals',
      text: 'Folding and full-width towers that a crew can take down and stack between one ship and the next.',
    },
    {
      title: 'Staging for hulls',
      text: 'Staging boards from 2.4 m to 6.0 m on trestles, and one-person podiums, set clear of the props.',
    },
    {
      title: 'Extension ladders for canopies',
      text: 'Extension ladders from 6 rungs to 22, with stand-offs to get you past the edge of a shop canopy.',
    },
    {
      title: 'Platform steps for terminals',
      text: 'Platform steps with 3 treads for check-in desks, 6 or 7 for baggage belts and 12 treads for hall signs. The handrail version has 4 to 10 treads.',
    },
    {
      title: 'Combination ladders for marinas',
      text: 'A 3x6 combination ladder is the easiest to stow. For sheds and roofs, go up to the 3x14.',
    },
    {
      title: 'Load ratings',
      text: 'Add wet gear and a battery to your own weight. Most of the range takes 150 kg; heavy-duty steps take 225 kg.',
    },
  ],
  projects: [
    {
      title: 'Terminal hall relamp',
      client: 'Port services contractor',
      location: 'Western Docks',
      description:
        'Five 500 standard towers at 6.2 m and four 12-tread platform steps, used in the gaps between eleven ship calls.',
      completed: 'Completed March 2025, no sailing delayed',
    },
    {
      title: 'Refit berth staging',
      client: 'Yacht refit yard',
      location: 'Woolston',
      description:
        'Twenty-four lengths of 4.8 m staging with handrail kits and nine podium steps, set up along two hulls.',
      completed: 'Completed November 2024, in time for the spring launches',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Nine hours from the last passenger off to the first one on. Towers up, 80 lamps changed, towers gone, with time for a bacon roll.',
      author: 'Graham Pinhorn',
      company: 'Port electrical contractor',
      address: 'Western Docks, Southampton',
      project: 'Terminal hall relamp',
    },
    {
      stars: 5,
      quote:
        'We used to stand on drums. Yvonne put the cost of staging next to the cost of one accident and my director signed it off that day.',
      author: 'Tessa Rowlatt',
      company: 'Yacht refit yard',
      address: 'Woolston, Southampton',
      project: 'Refit berth staging',
    },
  ],
  faqs: [
    {
      question: 'How do I get an order through the dock gate?',
      answer:
        'Give us the gate, the berth and a contact with a pass who can let our driver in: the port is a security area. On cruise days the approach roads queue from early on, so choose another morning.',
    },
    {
      question: 'Do you deliver to the Isle of Wight?',
      answer:
        "Yes. We'll agree the delivery cost with you before dispatch, and refund you in full if you don't want to pay it. Long items cross on the vehicle ferry, so give us a contact on the island and a day that suits.",
    },
    {
      question: 'What lasts in a boatyard?',
      answer:
        "Aluminium and GRP, rinsed with fresh water. Keep resin off locks and treads: if a hinge won't close fully, scrap it. Stainless fixings pit bare aluminium in salt air, so use the parts supplied.",
    },
    {
      question: 'Can I stand a tower against the medieval walls?',
      answer:
        "No, not against them. You can stand one nearby, on boards, with the council's permission. Long stretches are protected monuments, and consent to touch, tie or fix anything takes time.",
    },
    {
      question: 'Is there a toll for deliveries to Woolston and Sholing?',
      answer:
        "The Itchen Bridge charges vehicles, but we don't add it to your bill. If your own crew crosses for the job, Northam Bridge is longer but free.",
    },
  ],
  areas: [
    'Shirley',
    'Millbrook',
    'Portswood',
    'Bitterne',
    'Woolston',
    'Totton',
    'Eastleigh',
    'Hedge End',
    'Bassett',
    'Swaythling',
    'Sholing',
    'Freemantle',
  ],
  manager: {
    name: 'Yvonne Hamblett',
    role: 'South Coast depot manager',
    yearsOfExperience: 11,
    bio: 'Yvonne built yachts in Woolston before she joined us. She plans dock deliveries round the tides and cruise days.',
  },
  nearby: ['london', 'bristol'],
};
