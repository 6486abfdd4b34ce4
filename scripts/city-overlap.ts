// Prints how much text any two city pages share, most alike first. A test enforces the limit.

import { overlapReport } from '../content/cities/overlap.ts';
import { cities } from '../content/cities.ts';

console.log(overlapReport(cities));
