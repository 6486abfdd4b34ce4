import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const leeds: City = {
  slug: 'leeds',
  city: 'Leeds',
  title: 'Leeds podiums, ladders and press-hall steps',
  metaDescription: `Podiums, ladders and mobile steps for Leeds offices, arcades and printworks. 25 miles around the city, in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Podiums and ladders for Leeds offices and print halls',
  intro: `Suspended ceilings on Wellington Street, glass roofs over Briggate, presses in Hunslet that stop for nobody. We deliver 25 miles around the city in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'The office belt west of the station is built to one pattern: 2.7 m ceilings, carpet tile, a services void you reach with your head in a tile. Nobody needs a tower. They need a lot of podiums at one height, narrow enough to roll between desks and guarded, because the electrician has both arms above the grid all day.',
    'The Victorian arcades are another matter. Iron ribs and patent glazing stand over a shop-lined walk barely wider than the shopfronts are tall, and the floor is mosaic. Work starts after closing, on rubber feet, from narrow towers, and the cleaner is told how far the stabilisers reach.',
    'Hunslet and Holbeck keep the print and engineering sheds. A web press is longer than the gap behind it, so fixed stairs are rare and mobile steps do the work. Further out in Armley and Beeston, back-to-backs give you a front wall, no rear, and a pavement to share while you see to the gutter.',
  ],
  depot: {
    street: 'Unit 7, Stile Yard',
    locality: 'Hunslet',
    postcode: 'LS10 0XV',
    geo: { lat: 53.779, lng: -1.528 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  radiusMiles: 25,
  stats: {
    rating: 4.8,
    reviewCount: 289,
    projectsCompleted: '320+',
    satisfaction: '98%',
    depotStock: { count: '160+' },
  },
  features: [
    {
      title: 'Podiums by the dozen',
      text: 'One platform height across a whole floor saves arguments. From five items up, ask for a trade quote.',
    },
    {
      title: 'Mobile steps for press halls',
      text: 'Foot-lever mobile steps with slip-resistant treads, for ink, dust and a walkway that must be clear again in a minute.',
    },
    {
      title: 'Extension ladders for back-to-backs',
      text: 'Six rungs will do a coal-hole roof; the full run of extension ladders is 6 to 22 rungs, with a wide base bar on the tall ones.',
    },
    {
      title: 'Platform steps under the grid',
      text: 'Choose by deck, not by top: platform steps from 3 treads up to 12, each listed with the height you stand at.',
    },
    {
      title: 'Combination ladders',
      text: 'Site managers keep one behind the cabin door. Sections of six to fourteen rungs make combination ladders 3x6 through 3x14.',
    },
    {
      title: 'What each pair will bear',
      text: 'Paper reels are heavy, and so is whoever shifts them. General steps bear 150 kg; pick the 225 kg heavy-duty pairs for the machine room.',
    },
  ],
  projects: [
    {
      title: 'Ceiling and sprinkler strip-out',
      client: 'Mechanical and electrical contractor',
      location: 'Wellington Street',
      description:
        'Eighteen podium steps with a 1.3 m platform, six to a floor, moved up the building by passenger lift at weekends.',
      completed: 'Completed April 2025, tenants never moved out',
    },
    {
      title: 'Arcade roof glazing',
      client: 'Specialist glazier',
      location: 'Off Briggate',
      description:
        'Three narrow towers with 6.2 m platforms on rubber castors, built after closing and parked behind hoardings by eight.',
      completed: 'Completed October 2024, before the Christmas lights went up',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Eighteen identical podiums, and the crew stopped swapping them within a day. Should have done it two floors sooner.',
      author: 'Shabana Tordoff',
      company: 'M&E contractor',
      address: 'Holbeck, Leeds',
      project: 'Ceiling and sprinkler strip-out',
    },
    {
      stars: 5,
      quote:
        'We run three shifts and the presses do not wait. The mobile steps get braked, used and wheeled off before the next reel is on.',
      author: 'Martin Aske',
      company: 'Print engineering team',
      address: 'Hunslet, Leeds',
      project: 'Web press maintenance steps',
    },
  ],
  faqs: [
    {
      question: 'Can you unload in the pedestrian streets round Briggate?',
      answer:
        'Yes, outside shopping hours. Vehicles are kept out for most of the day, so we aim for the early window shown on the street signs. Give us a name and a mobile for whoever opens the shutter.',
    },
    {
      question: 'How far is 25 miles in practice?',
      answer:
        'Garforth, Pudsey and Morley are round the corner. Harrogate, Wakefield, Bradford, Halifax and Huddersfield are inside it too. Past that we still deliver, as we do to the rest of the country.',
    },
    {
      question: 'How do I reach the gutter on a back-to-back?',
      answer:
        'From the front only, so the ladder foot stands on the pavement. Keep it manned or coned, use a stand-off to miss the gutter, and keep the job short. If the whole row needs doing, price a narrow tower and ask the council about the footway.',
    },
    {
      question: 'Will tower wheels mark an arcade mosaic?',
      answer:
        'Grit does more harm than rubber. Sweep, lay ply or matting under each castor, lock all four and never drag a stabiliser. For listed floors ask the landlord in writing which mats they accept.',
    },
    {
      question: 'We work above running presses. What steps should we buy?',
      answer:
        'Ask first whether the job can wait for a stop. If it cannot, stay behind the guards on mobile steps with handrails, tether hand tools, and use GRP where a control cabinet is in reach. Craig will go through sizes from a photo.',
    },
  ],
  areas: [
    'Holbeck',
    'Hunslet',
    'Headingley',
    'Horsforth',
    'Morley',
    'Pudsey',
    'Roundhay',
    'Seacroft',
    'Armley',
    'Beeston',
    'Garforth',
    'Chapel Allerton',
  ],
  manager: {
    name: 'Craig Outhwaite',
    role: 'Depot manager, Hunslet',
    yearsOfExperience: 19,
    bio: 'A ceiling fixer for eight years before he came indoors. Craig still measures a job by where your shoulders are, and will talk you down a size if it helps.',
  },
  nearby: ['sheffield', 'manchester', 'newcastle'],
};
