import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const birmingham: City = {
  slug: 'birmingham',
  city: 'Birmingham',
  title: 'Birmingham towers, ladders and machine steps',
  metaDescription:
    'Towers, machine steps and ladders for rail sheds, car plants and Jewellery Quarter workshops, 30 miles around Birmingham.',
  headline: "Height for Birmingham's sheds, plants and arches",
  intro: `Rail sheds in Tyseley, press halls in Erdington, four-storey workshops in the Jewellery Quarter. From Aston we cover the West Midlands for 30 miles, in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Aston and Tyseley are still working sheds: lattice trusses, crane rails down both walls, inspection pits in a floor that the drawing calls level. A tower has to stand clear of the crane, keep its castors off the pit covers and be gone by the shift change. Advance guardrails earn their price here, because the rail is up before anyone stands on the next deck.',
    "Car plants run to a calendar. Summer and Christmas shutdowns put half the region's contractors under the same roofs in the same fortnight. Welded steps for one press are not the steps for the next, so measure the machine in spring and order against the shutdown date, not after it.",
    'Inside the Middleway the problem shrinks to arches and attics. A viaduct unit in Digbeth curves overhead, so a straight ladder meets brick halfway up. A jewellery shop stacks benches over four floors on a stair made for one. Podiums that fold flat go where long ladders cannot turn.',
  ],
  depot: {
    street: 'Unit 11, Castor Court',
    locality: 'Aston',
    postcode: 'B6 0XV',
    geo: { lat: 52.504, lng: -1.883 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  radiusMiles: 30,
  stats: {},
  features: [
    {
      title: 'Guardrail-first towers',
      text: 'Advance guardrail frames in the 250 and 500 ranges, for bays where the overhead crane wants its run back by six.',
    },
    {
      title: 'Machine steps by tread and width',
      text: 'Welded steps at 45 or 60 degrees, picked by tread count and width to suit the press in front of you.',
    },
    {
      title: 'Extension ladders by reach',
      text: 'Start at 6 rungs for a mezzanine, stop at 22 for a Sutton Coldfield gable. Every extension ladder lists its safe standing height.',
    },
    {
      title: 'Platform steps on the line',
      text: 'Fitters on a track want to stand square. Platform steps come with 3 treads for a sill, 12 for a cable tray, and sizes between.',
    },
    {
      title: 'Combination ladders',
      text: 'The 3x6 fits an estate car, the 3x14 wants a rack. Both combination ladders work on the split levels of a canal workshop.',
    },
    {
      title: 'Rated for the toolbox',
      text: 'Ladders here carry 150 kg. Where a pneumatic wrench and its hose come along, look for the 225 kg heavy-duty steps.',
    },
  ],
  projects: [
    {
      title: 'Carriage shed lighting, Tyseley',
      client: 'Rail electrical contractor',
      location: 'Tyseley',
      description:
        'Ten GRP step ladders of 8 treads and four timber pairs, signed out by shift so that none was left between the roads.',
      completed: 'Completed February 2025, over nineteen nights',
    },
    {
      title: 'Press hall shutdown, Erdington',
      client: 'Mechanical maintenance contractor',
      location: 'Erdington',
      description:
        'Five industrial deck towers at 4.7 m and twelve welded machine steps, all on the floor the day the line stopped.',
      completed: 'Completed August 2024, handed back on the last Friday of shutdown',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Our shutdown is ten days and the lorry was there on day nought. I have stopped hiring steps and hoping.',
      author: 'Delroy Hanbury',
      company: 'Plant maintenance contractor',
      address: 'Erdington, Birmingham',
      project: 'Press hall shutdown, Erdington',
    },
    {
      stars: 5,
      quote:
        'Four flights, one narrow door, a ceiling full of old belt drives. The folding podium fitted and my bench hands fight over it.',
      author: 'Kirsty Wyke',
      company: 'Workshop landlord',
      address: 'Jewellery Quarter, Birmingham',
      project: 'Ceiling repairs in a bench workshop',
    },
  ],
  faqs: [
    {
      question: 'Does the Clean Air Zone affect my order?',
      answer:
        'Not the price. The zone lies inside the A4540 Middleway and charges the vehicle, not the goods. It matters for a job in the middle: check your own van on the government page before you set off.',
    },
    {
      question: 'Can you hit a plant shutdown date?',
      answer: `Yes, if it is in the order. Standard stock comes within ${claims.deliveryWorkingDays} working days. For machine steps, or more than a lorry of anything, send Harjit the shutdown dates a month before and he works back from them.`,
    },
    {
      question: 'What works under a Digbeth railway arch?',
      answer:
        'A podium or a short tower in the middle, where the headroom is. Near the springing the curve leaves no room to lean a ladder, so use steps with their own legs. Measure at the wall and at the crown.',
    },
    {
      question: 'May I stand a ladder on a canal towpath?',
      answer:
        'Ask the Canal & River Trust first: most towpaths in the city are theirs and stay open to walkers. Expect to be asked for barriers and someone at the foot. On setts, a ladder leveller beats a folded bit of ply.',
    },
    {
      question: 'Can I screw a ladder bracket to a Jewellery Quarter front?',
      answer:
        'Many are listed and the quarter is a conservation area, so ask the council before you drill. Free-standing kit, a stand-off with soft caps or a podium leaves no mark and needs no one to agree a hole.',
    },
  ],
  areas: [
    'Digbeth',
    'Aston',
    'Edgbaston',
    'Erdington',
    'Selly Oak',
    'Solihull',
    'Harborne',
    'Moseley',
    'Tyseley',
    'Perry Barr',
    'Kings Heath',
    'Sutton Coldfield',
  ],
  manager: {
    name: 'Harjit Dhanda',
    role: 'West Midlands depot manager',
    yearsOfExperience: 21,
    bio: 'Harjit was a toolroom fitter in Aston until his knees had a say. He reads a machine drawing faster than a catalogue and plans his summer round the shutdowns.',
  },
  nearby: ['nottingham', 'sheffield'],
};
