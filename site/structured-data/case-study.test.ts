import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { projects } from '../../content/projects.ts';
import { caseStudy } from './case-study.ts';

it('[PR1] describes every project as an article without a publication date', () => {
  for (const project of projects) {
    const data = caseStudy(project);
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: project.title,
      description: project.description,
      image: expect.stringContaining(`/pictures/scenes/project-${project.slug}-`),
      articleSection: project.sector,
      mainEntityOfPage: `${company.origin}/projects/${project.slug}`,
      contentLocation: { name: project.location },
      author: { '@type': 'Organization', name: company.name },
    });
    // Google cuts longer headlines.
    expect(data.headline.length, project.slug).toBeLessThanOrEqual(110);
    expect(data).not.toHaveProperty('datePublished');
  }
});
