import type { Article, WithContext } from 'schema-dts';
import { company } from '../../content/company.ts';
import type { Project } from '../../content/projects.ts';
import { paths } from '../paths.ts';
import { scenePicture } from './listed-pages.ts';
import { companyReference } from './organisation.ts';
import { absoluteUrl } from './schema.ts';

/** A project as an article. It has no date: the page says when the work was done, not when the text was written. */
export function caseStudy(project: Project) {
  const url = absoluteUrl(paths.project(project.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: project.title,
    description: project.description,
    image: absoluteUrl(scenePicture(project.image)),
    mainEntityOfPage: url,
    articleSection: project.sector,
    inLanguage: 'en-GB',
    contentLocation: { '@type': 'Place', name: project.location },
    author: {
      '@type': 'Organization',
      ...companyReference,
      name: company.name,
      url: absoluteUrl('/'),
    },
    publisher: companyReference,
  } as const satisfies WithContext<Article>;
}
