// Prints how much any two city pages share, the most alike first. The limit is kept by a test.

import { overlapReport } from '../content/cities/overlap.ts';
import { cities } from '../content/cities.ts';

console.log(overlapReport(cities));
