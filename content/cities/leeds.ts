import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const leeds: City = {
  slug: 'leeds',
  city: 'Leeds',
  title: 'Leeds podiums, mobile steps and ladders',
  metaDescription: `Podiums, mobile steps and ladders for Leeds offices, arcades and printworks. Delivered up to 25 miles around the city within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Podiums and ladders for Leeds offices and print halls',
  intro: `Podium steps with 0.8 m to 2.4 m platforms, mobile steps and ladders, delivered up to 25 miles around the city within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'For office ceilings at about 2.7 m, buy several podiums with the same platform height. They roll between desks, and the guardrail lets an electrician work with both arms above the grid. Few offices west of the station need a tower.',
    'In the Victorian arcades, use narrow towers on rubber castors after closing time. The walkways are narrow and the floors are mosaic, so put matting down and tell the cleaners how far the stabilisers reach.',
    'Print and engineering works in Hunslet and Holbeck use mobile steps, because there is rarely room for a fixed stair behind a press. In Armley and Beeston the houses are back-to-backs: you can only reach the gutter from the pavement at the front.',
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
      title: 'Podiums in quantity',
      text: 'Buy one platform height for the whole floor and crews can share. For 5 items or more, ask for a trade quote.',
    },
    {
      title: 'Mobile steps for print halls',
      text: 'Foot-lever mobile steps with slip-resistant treads, quick to brake, use and wheel out of the walkway.',
    },
    {
      title: 'Extension ladders for back-to-backs',
      text: 'Extension ladders from 6 rungs for an outhouse roof to 22 rungs, with a wide stabiliser bar on the long ones.',
    },
    {
      title: 'Platform steps for ceilings',
      text: 'Choose by platform height: platform steps run from 3 treads to 12, and each lists the height you stand at.',
    },
    {
      title: 'Combination ladders',
      text: 'One ladder for most site jobs. Combination ladders come in 3x6 to 3x14: three sections of 6 to 14 rungs.',
    },
    {
      title: '150 kg and 225 kg steps',
      text: 'General steps are rated at 150 kg. For heavy parts in the machine room, choose the 225 kg heavy-duty range.',
    },
  ],
  projects: [
    {
      title: 'Ceiling and sprinkler strip-out',
      client: 'Mechanical and electrical contractor',
      location: 'Wellington Street',
      description:
        'Eighteen podium steps with a 1.3 m platform, six to a floor, moved up the building by passenger lift at weekends.',
      completed: 'Completed April 2025, with tenants in the building',
    },
    {
      title: 'Arcade roof glazing',
      client: 'Specialist glazier',
      location: 'Off Briggate',
      description:
        'Three narrow towers with 6.2 m platforms on rubber castors, built after closing and behind hoardings by 8am.',
      completed: 'Completed October 2024, before the Christmas lights went up',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Eighteen identical podiums, and the crew stopped swapping them within a day. We should have done it two floors sooner.',
      author: 'Shabana Tordoff',
      company: 'M&E contractor',
      address: 'Holbeck, Leeds',
      project: 'Ceiling and sprinkler strip-out',
    },
    {
      stars: 5,
      quote:
        "We run three shifts and can't stop the presses. The mobile steps are braked, used and wheeled away before the next reel is on.",
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
        "Yes, outside shopping hours. Vehicles are kept out for most of the day, so we'll aim for the early window on the street signs. Give us a name and mobile number for whoever opens up.",
    },
    {
      question: 'How far does 25 miles reach?',
      answer:
        'It covers Garforth, Pudsey, Morley, Harrogate, Wakefield, Bradford, Halifax and Huddersfield. Further away, we deliver as we do to the rest of the country.',
    },
    {
      question: 'How do I reach the gutter on a back-to-back?',
      answer:
        'From the front, with the ladder foot on the pavement. Foot it or cone it off, use a stand-off to keep clear of the gutter, and keep the job short. For a whole row, price a narrow tower and ask the council about using the footway.',
    },
    {
      question: 'Will tower wheels mark an arcade mosaic?',
      answer:
        'Rubber rarely marks it, but grit does. Sweep first, lay ply or matting under each castor, lock all four and never drag a stabiliser. On a listed floor, ask the landlord in writing which mats are accepted.',
    },
    {
      question: 'Which steps should we use near running presses?',
      answer:
        'First ask whether the job can wait until the press stops. If not, stay behind the guards on mobile steps with handrails, tether hand tools, and use GRP near control cabinets. Craig can suggest sizes from a photo.',
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
    bio: "Craig was a ceiling fixer for eight years. If a smaller size will do the job, he'll tell you.",
  },
  nearby: ['sheffield', 'manchester', 'newcastle'],
};
