import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const southampton: City = {
  slug: 'southampton',
  city: 'Southampton',
  title: 'Southampton dockside towers, steps and ladders',
  metaDescription: `Terminal towers, boatyard steps and ladders for Southampton docks, Woolston and the Island ferries. From SO15 in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Southampton access, between ship and shed',
  intro: `Cruise terminals with a few empty hours, hulls propped on the hard at Woolston, container sheds at Millbrook. We have sold towers to the waterfront since 2013, in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'A cruise terminal is empty until it is not. On turnaround day thousands of people cross the same hall in both directions, so lamps, signs and air handling are reached on the days between. Ceilings are high and floors are good. What matters is a tower that can be down, stacked and out of sight when the gangway opens.',
    'Boatyards along the Itchen work on curves. A hull on props has nowhere to lean a ladder and no fitting to hold on to, and the shore under it is gravel. Staging on trestles, with boards under them, runs alongside at the height of the rubbing strake; podiums keep to the concrete. Antifoul, resin and salt get into every hinge, so plain frames outlast clever ones.',
    'Away from the water, the centre was rebuilt in the fifties: flat roofs, wide canopies, concrete frames with stairs at both ends. Portswood and Shirley are Edwardian terraces with side passages, and Totton and Hedge End are distribution sheds with loading doors by the score.',
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
      title: 'Turnaround towers',
      text: 'Folding and full-width towers that a terminal crew can drop and stack between a departure and the next arrival.',
    },
    {
      title: 'Alongside the hull',
      text: 'Staging boards from 2.4 m to 6.0 m on trestles, and podiums for one, set to the sheer of the boat and clear of the props.',
    },
    {
      title: 'Extension ladders for canopies',
      text: 'Fifties shopfronts hide their roofs behind a canopy. Extension ladders between 6 rungs and 22, with stand-offs, get you past the edge.',
    },
    {
      title: 'Platform steps at the berth',
      text: 'Check-in desks want 3 treads, baggage belts 6 or 7, hall signs 12 treads. Platform steps with a handrail, 4 to 10 treads, suit people who do not climb daily.',
    },
    {
      title: 'Combination ladders for tenders',
      text: 'Marina staff want one that stows. The smallest combination ladder is the 3x6; harbour works with sheds and roofs take the 3x14.',
    },
    {
      title: 'Rated in oilskins',
      text: 'Add wet gear and a battery to the person. Most of the range holds 150 kg; heavy-duty steps hold 225 kg and say so.',
    },
  ],
  projects: [
    {
      title: 'Terminal hall relamp',
      client: 'Port services contractor',
      location: 'Western Docks',
      description:
        'Five 500 standard towers at 6.2 m and four 12 tread platform steps, worked in the gaps between eleven ship calls.',
      completed: 'Completed March 2025, no sailing delayed',
    },
    {
      title: 'Refit berth staging',
      client: 'Yacht refit yard',
      location: 'Woolston',
      description:
        'Twenty-four lengths of 4.8 m staging with handrail kits and nine podium steps, laid along two hulls on the hard.',
      completed: 'Completed November 2024, in time for the spring launch list',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Nine hours from last passenger off to first one on. Towers up, eighty lamps in, towers gone. I still had time for a bacon roll.',
      author: 'Graham Pinhorn',
      company: 'Port electrical contractor',
      address: 'Western Docks, Southampton',
      project: 'Terminal hall relamp',
    },
    {
      stars: 5,
      quote:
        'We used to stand on drums. Yvonne priced staging against a lost-time accident and my director signed before she had finished.',
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
        'Give us the gate, berth and a contact with a pass who lets our driver in, because the port is a security area. On cruise days the approach roads queue from early on, so name another morning.',
    },
    {
      question: 'Do you deliver to the Isle of Wight?',
      answer:
        'Yes. Before anything crosses we write to you about carriage, and refund you in full if you do not want to pay it. Long lengths go over on the vehicle ferry, so give us a contact on the far side and a day that suits your crew.',
    },
    {
      question: 'What lasts in a boatyard?',
      answer:
        'Aluminium and GRP, rinsed with fresh water. Keep resin off locks and treads, since a hinge that will not seat is scrap. Stainless fixings next to bare aluminium in salt will pit it, so use the parts that came with the step.',
    },
    {
      question: 'Can I stand a tower against the medieval walls?',
      answer:
        'Near them, on boards, with leave from the council that looks after them. Against them, no. Long stretches are protected monuments, and touching, tying or driving anything in needs consent you should not expect in a hurry.',
    },
    {
      question: 'Is there a toll for Woolston and Sholing drops?',
      answer:
        'The Itchen Bridge charges vehicles, and that is our affair, not a line on your bill. If your crew crosses for the job, the longer way by Northam Bridge is free.',
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
    bio: 'Yvonne laid up yachts in Woolston before she sold what the riggers stood on. Tide tables hang beside her delivery board, and both get read.',
  },
  nearby: ['london', 'bristol'],
};
