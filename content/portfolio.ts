const pounds = { K: 1_000, M: 1_000_000 } as const;

/** '£1.5M' is 1,500,000 and '£300K' 300,000; a figure without a letter is in pounds, and no figure is 0. */
export function projectValueInPounds(text: string): number {
  const found = /(\d[\d,]*(?:\.\d+)?)\s*([MK])?/i.exec(text);
  if (!found) return 0;
  const figure = Number(found[1]?.replaceAll(',', ''));
  const unit = found[2]?.toUpperCase();
  return Math.round(figure * (unit === 'M' || unit === 'K' ? pounds[unit] : 1));
}

/** The plus means 'at least', so the figure is rounded down. */
export function portfolioValue(total: number): string {
  if (total >= pounds.M) return `£${(Math.floor(total / 100_000) / 10).toFixed(1)}M+`;
  return `£${Math.floor(total / pounds.K)}K+`;
}

/** '12 × platform ladders' is 12; a text that does not begin with a number is 0. */
export function equipmentCount(text: string): number {
  const leading = /^\s*(\d[\d,]*)/.exec(text)?.[1];
  return leading === undefined ? 0 : Number(leading.replaceAll(',', ''));
}

const postcode = /,?\s*[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/i;

/** The town is the text after the last comma, without any postcode. */
export function townOf(location: string): string {
  const withoutPostcode = location.trim().replace(postcode, '');
  return withoutPostcode.slice(withoutPostcode.lastIndexOf(',') + 1).trim();
}

interface Measured {
  projectValue: string;
  equipment: string;
  location: string;
}

export function portfolioStatistics(projects: readonly Measured[]) {
  const sum = (figure: (project: Measured) => number) =>
    projects.reduce((total, project) => total + figure(project), 0);
  const towns = new Set(projects.map(({ location }) => townOf(location)).filter(Boolean));
  return {
    totalProjects: projects.length,
    totalValue: portfolioValue(sum(({ projectValue }) => projectValueInPounds(projectValue))),
    equipmentSupplied: `${sum(({ equipment }) => equipmentCount(equipment))}+`,
    citiesServed: towns.size,
  };
}
