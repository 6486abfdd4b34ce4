import type { City } from '../../../content/cities/city.ts';
import { claims, company } from '../../../content/company.ts';
import type { StripFigure } from '../../../ui/FigureStrip.tsx';

/** The stats box. Missing figures are replaced by those known for every city. */
export function cityFigures(city: City): StripFigure[] {
  const ownFigures = statFigures(city.stats);
  return ownFigures.length >= 4 ? ownFigures : [...ownFigures, ...commonFigures(city)];
}

function statFigures(stats: City['stats']): StripFigure[] {
  const { projectsCompleted, satisfaction, rating, reviewCount, depotStock, yearsTrading } = stats;
  const figures: StripFigure[] = [];
  if (projectsCompleted) figures.push({ figure: projectsCompleted, label: 'Projects completed' });
  if (satisfaction) figures.push({ figure: satisfaction, label: 'Customer satisfaction' });
  if (rating !== undefined && reviewCount !== undefined)
    figures.push({ figure: rating.toFixed(1), label: `From ${reviewCount} reviews` });
  if (depotStock)
    figures.push({
      figure: depotStock.count,
      label: `${stockedItemsLabel(depotStock.unit)} at the depot, packed orders included`,
    });
  if (yearsTrading)
    figures.push({
      figure: `${yearsTrading.years}`,
      label: `Years trading, since ${yearsTrading.since}`,
    });
  return figures;
}

function stockedItemsLabel(unit: 'ladders' | 'towers' | undefined): string {
  return { ladders: 'Ladders', towers: 'Towers', items: 'Items' }[unit ?? 'items'];
}

function commonFigures({ areas, delivery }: City): StripFigure[] {
  return [
    { figure: `${areas.length}`, label: 'Areas served' },
    delivery === 'Next-day'
      ? { figure: delivery, label: 'Delivery, by express' }
      : { figure: `${claims.deliveryWorkingDays}`, label: 'Working days to deliver' },
    { figure: `${company.established}`, label: 'Established' },
  ];
}
