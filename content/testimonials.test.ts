import { describe, expect, it } from 'vitest';
import { projects } from './projects.ts';
import { testimonials } from './testimonials.ts';

describe('testimonials', () => {
  it('[HO11] fills every field of each, and no two are of one person', () => {
    expect(testimonials.length).toBeGreaterThanOrEqual(5);
    for (const testimonial of testimonials) {
      for (const value of Object.values(testimonial)) expect(String(value).trim()).not.toBe('');
      expect([1, 2, 3, 4, 5]).toContain(testimonial.rating);
    }
    const names = [
      ...testimonials.map(({ name }) => name),
      ...projects.map(({ testimonial }) => testimonial.author),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  it('[HO11] names people by first name and initial, and companies by kind', () => {
    for (const { name } of testimonials) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
    for (const { company } of testimonials)
      expect(company).not.toMatch(/\b(Ltd|Limited|PLC|LLP)\b/i);
  });

  it('[HO11] puts no superlative into what buyers say', () => {
    const words = testimonials.map(({ text }) => text).join(' ');
    expect(words).not.toMatch(/\b(best|amazing|fantastic|excellent|superb|unbeatable|perfect)\b/i);
  });
});
