import type { Article, WithContext } from 'schema-dts';
import { company } from '../../content/company.ts';
import type { Project } from '../../content/projects.ts';
import { paths } from '../paths.ts';
import { scenePicture } from './listed-pages.ts';
import { theCompany } from './organisation.ts';
import { addressOf } from './schema.ts';

/** A project as an article. It has no date: the page says when the work was done, not when the text was written. */
export function caseStudy(project: Project) {
  const url = addressOf(paths.project(project.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: project.title,
    description: project.description,
    image: addressOf(scenePicture(project.image)),
    mainEntityOfPage: url,
    articleSection: project.sector,
    inLanguage: 'en-GB',
    contentLocation: { '@type': 'Place', name: project.location },
    author: { '@type': 'Organization', ...theCompany, name: company.name, url: addressOf('/') },
    publisher: theCompany,
  } as const satisfies WithContext<Article>;
}
