import { describe, expect, it } from 'vitest';
import {
  equipmentCount,
  portfolioStatistics,
  portfolioValue,
  projectValueInPounds,
  townOf,
} from './portfolio.ts';

describe('portfolio statistics', () => {
  it.each([
    ['£1.5M', 1_500_000],
    ['£300K', 300_000],
    ['£2m', 2_000_000],
    ['£1,250K', 1_250_000],
    ['£0.29M', 290_000],
    ['£450,000', 450_000],
    ['750', 750],
    ['Ongoing', 0],
    ['', 0],
    ['£', 0],
  ])('[PR3] reads a project value of "%s"', (text, expected) => {
    expect(projectValueInPounds(text)).toBe(expected);
  });

  it.each([
    [1_000_000, '£1.0M+'],
    [999_999, '£999K+'],
    [9_300_000, '£9.3M+'],
    [1_999_999, '£1.9M+'],
    [1_100_000, '£1.1M+'],
    [300_000, '£300K+'],
    [0, '£0K+'],
  ])('[PR3] shows a total of %d without overstating it', (total, expected) => {
    expect(portfolioValue(total)).toBe(expected);
  });

  it.each([
    ['12 × platform ladders', 12],
    ['1,200 × hop-ups', 1200],
    [' 7 × towers', 7],
    ['Platform ladders, 12 of them', 0],
    ['', 0],
  ])('[PR3] counts the equipment in "%s"', (text, expected) => {
    expect(equipmentCount(text)).toBe(expected);
  });

  it.each([
    ['Mill Street, Leeds', 'Leeds'],
    ['Leeds', 'Leeds'],
    ['Unit 4, Dock Road, Liverpool', 'Liverpool'],
    ['Mill Street, Leeds LS10 1AB', 'Leeds'],
    ['Mill Street, Leeds, LS10 1AB', 'Leeds'],
    ['Mill Street, Leeds LS10', 'Leeds'],
    ['  Station Road ,  Bristol  ', 'Bristol'],
    ['', ''],
  ])('[PR3] finds the town in "%s"', (location, town) => {
    expect(townOf(location)).toBe(town);
  });

  it('[PR3] sums values and equipment, and counts each town once', () => {
    const statistics = portfolioStatistics([
      { projectValue: '£700K', equipment: '12 × podium steps', location: 'Mill Street, Leeds' },
      { projectValue: '£0.4M', equipment: '3 × towers', location: 'Leeds' },
      { projectValue: 'Ongoing', equipment: 'Timber steps', location: 'Dock Road, Liverpool' },
    ]);
    expect(statistics).toEqual({
      totalProjects: 3,
      totalValue: '£1.1M+',
      equipmentSupplied: '15+',
      citiesServed: 2,
    });
  });

  it('[PR3] has an answer for an empty portfolio', () => {
    expect(portfolioStatistics([])).toEqual({
      totalProjects: 0,
      totalValue: '£0K+',
      equipmentSupplied: '0+',
      citiesServed: 0,
    });
  });
});
