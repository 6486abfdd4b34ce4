import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const liverpool: City = {
  slug: 'liverpool',
  city: 'Liverpool',
  title: 'Liverpool warehouse steps, ladders and towers',
  metaDescription: `Warehouse steps, clean-room platforms and ladders for Speke, Bootle and the Georgian streets of Liverpool, in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Liverpool: racking, quays and clean rooms',
  intro: `Pick faces in Kirkby, brick vaults on the dock road, filling lines in Speke that must be wiped down before anyone climbs. We send the right step for each within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'The old dock warehouses were built not to burn. Brick vaults on iron columns, stone stairs in their own shaft, loading doors that open on nothing. As flats and hotels they have ceilings too curved for a ladder top and walls too thick for a drill, and the goods come in by whatever hoist the builder has hung outside. Break-down towers and podiums win.',
    'Speke makes medicines. Steps for a filling hall are bought by surface as much as by height: closed ends, no timber, no painted steel, nothing that sheds. They stay in the room they were cleaned for, so a site that needs six buys six rather than wheeling one about.',
    'From Aintree down to Garston it is modern racking, long aisles and trailers on doors. Mobile steps with a foot lever earn their place there. Toxteth and the Georgian Quarter have the other problem: area railings and a doorstep exactly where the foot of your ladder belongs.',
  ],
  depot: {
    street: 'Unit 15, Handrail Road',
    locality: 'Speke',
    postcode: 'L24 0XV',
    geo: { lat: 53.347, lng: -2.862 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.8,
    reviewCount: 186,
    projectsCompleted: '250+',
    satisfaction: '98%',
    depotStock: { count: '150+' },
  },
  features: [
    {
      title: 'Picking steps that stay put',
      text: 'Mobile steps to EN 131-7: push, drop the lever, climb. Single sided for an end aisle, double sided to serve two, one picker at a time.',
    },
    {
      title: 'Wipe-down platforms',
      text: 'Aluminium and GRP steps for filling halls and labs, with feet that can be changed. Tell us the disinfectant and we check it against them.',
    },
    {
      title: 'Extension ladders over railings',
      text: 'Georgian fronts need length and a stand-off. Extension ladders begin at 6 rungs and end at 22, rope operated for the tallest.',
    },
    {
      title: 'Platform steps, 3 to 12 treads',
      text: 'Low ones for stock rooms on Bold Street, tall ones for a terminal ceiling. Platform steps have a knee rail on three sides; those with safety rails, 5 to 10 treads, close round you at the waist.',
    },
    {
      title: 'One ladder, mixed estate',
      text: 'Caretakers with halls, stairs and flat roofs ask for a combination ladder. The range opens at 3x6 and closes at 3x14.',
    },
    {
      title: "Dockers' loads",
      text: 'Count boots, harness and hand tools: 150 kg is the line for our ladders. Over it, heavy-duty steps carry 225 kg and a plate that says so.',
    },
  ],
  projects: [
    {
      title: 'Vaulted warehouse to hotel',
      client: 'Main contractor',
      location: 'Regent Road, north docks',
      description:
        'Six one-man towers at 3.2 m and ten podium steps, hoisted in through the loading doors floor by floor.',
      completed: 'Completed March 2025, lime plaster included',
    },
    {
      title: 'Cold store pick faces',
      client: 'Food distribution centre',
      location: 'Kirkby',
      description:
        'Sixteen slip-resistant mobile steps of 8 treads, two to an aisle, with spare castors held for the freezer side.',
      completed: 'Completed August 2024, changed over in one Sunday',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Freezer floors kill castors. Terry talked me into spares with the first order and I was into the box by February.',
      author: 'Paula Scarisbrick',
      company: 'Distribution centre',
      address: 'Kirkby, Liverpool',
      project: 'Cold store pick faces',
    },
    {
      stars: 5,
      quote:
        'Everything arrived in lengths the hoist could take. Seventy feet up a warehouse wall, you do not want to find out otherwise.',
      author: 'Kevin Ledsham',
      company: 'Plastering contractor',
      address: 'Bootle, Liverpool',
      project: 'Vaulted warehouse to hotel',
    },
  ],
  faqs: [
    {
      question: 'Do you deliver to the docks at Bootle and Seaforth?',
      answer:
        'To the gate or the shed, as the terminal allows. Working docks want a booking and a named contact, and a driver on foot is not welcome. Tenants outside the fence on the dock road are an ordinary drop.',
    },
    {
      question: 'What makes a step suitable for a clean room?',
      answer:
        'Your own validation decides that, not our brochure. What we can offer is aluminium or GRP in place of timber and painted steel, and spare feet for the day your cleaning agent wins. Ask Terry for the material list before you raise an order.',
    },
    {
      question: 'How do I get at a Georgian Quarter cornice with railings in the way?',
      answer:
        'Not by standing the ladder inside the railings on a basement step. A tower on the pavement, with council leave, is the plain answer. For a quick look, a longer ladder with a stand-off and a person footing it outside the area.',
    },
    {
      question: 'It is always blowing at the Pier Head. When must a tower come down?',
      answer:
        "When the average wind reaches 17 mph: PASMA's guidance is to stop work then and take the tower down, and the maker's manual may be stricter. River gusts turn corners, so read the wind at the top platform and not from the car.",
    },
    {
      question: 'Should I avoid match days for a drop in Anfield or Walton?',
      answer:
        'Yes. Streets near the grounds have parking limits on match days and a long vehicle has nowhere to wait. Reply to your confirmation with the fixture and we pick another morning inside the time promised.',
    },
  ],
  areas: [
    'Speke',
    'Bootle',
    'Toxteth',
    'Wavertree',
    'Allerton',
    'Anfield',
    'Aintree',
    'Garston',
    'Walton',
    'Kirkby',
    'Huyton',
    'Crosby',
  ],
  manager: {
    name: 'Terry Rainford',
    role: 'Merseyside depot manager',
    yearsOfExperience: 24,
    bio: 'Terry ran nights in a Garston distribution shed and has replaced more castors than he has had dinners. He asks about your floor before your ceiling.',
  },
  nearby: ['manchester', 'leeds'],
};
