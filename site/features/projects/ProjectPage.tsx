import type { ComponentProps } from 'react';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { cities } from '../../../content/cities.ts';
import { company } from '../../../content/company.ts';
import { townOf } from '../../../content/portfolio.ts';
import type { Project } from '../../../content/projects.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { mailIcon, phoneIcon } from '../../../ui/page-icons.ts';
import { paths } from '../../paths.ts';
import { Phases } from './Phases.tsx';
import { ProjectPicture } from './ProjectCard.tsx';
import { familiesUsed, ProjectFacts } from './ProjectFacts.tsx';

type Props = {
  project: Project;
  /** The breadcrumb trail, which the structured data uses too. */
  trail: ComponentProps<typeof Breadcrumb>['trail'];
};

export function ProjectPage({ project, trail }: Props) {
  return (
    <>
      <div className="sheet">
        <Breadcrumb back={{ name: 'All projects', href: paths.projects }} trail={trail} />
      </div>
      <ProjectHero project={project} />
      <div className="sheet">
        <ProjectFacts project={project} />
        <Phases project={project} />
        <ChallengesAndResults project={project} />
      </div>
      <ProjectTestimonial project={project} />
      <RelatedServices project={project} />
    </>
  );
}

/** The picture across the page, the title block on its lower left. */
function ProjectHero({ project }: { project: Project }) {
  return (
    <div className="relative border-ink border-y md:h-150">
      <div className="relative h-70 overflow-hidden sm:h-100 md:h-full">
        <ProjectPicture project={project} crop="wide" />
      </div>
      <div className="inset-x-0 -bottom-px md:absolute">
        <div className="md:sheet">
          <div className="border-ink border-t bg-paper px-margin py-6 md:w-9/20 lg:w-1/2 lg:max-w-176 md:border md:px-9 md:py-8">
            <Badge>{project.sector}</Badge>
            <h1 className="head-1 mt-4">{project.title}</h1>
          </div>
        </div>
      </div>
    </div>
  );
}

function ChallengesAndResults({ project }: { project: Project }) {
  return (
    <section className="grid gap-x-gutter gap-y-12 pb-section md:grid-cols-2">
      <Statements title="Challenges" statements={project.challenges} />
      <Statements title="Results" statements={project.results} />
    </section>
  );
}

function Statements({ title, statements }: { title: string; statements: Project['results'] }) {
  return (
    <div>
      <h2 className="head-2 mb-5">{title}</h2>
      <dl>
        {statements.map((statement) => (
          <div
            key={statement.title}
            className="border-line border-t py-4 first:border-ink md:pr-12"
          >
            <dt className="title text-18">{withNonBreakingUnits(statement.title)}</dt>
            <dd className="mt-1 text-pretty text-ink-2">
              {withNonBreakingUnits(statement.description)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The client's testimonial, and two links to ask for the same. */
function ProjectTestimonial({ project }: { project: Project }) {
  const { quote, author, position, company: firm } = project.testimonial;
  return (
    <section className="bg-ink py-16 text-on-ink md:py-section">
      <div className="sheet">
        <div className="grid items-end gap-y-12 md:columns-12">
          <figure className="md:col-span-7">
            <blockquote className="text-pretty font-stretch-[80%] text-28 leading-[1.2] md:text-36">
              {quote}
            </blockquote>
            <figcaption className="mt-5 text-14 text-on-ink-2">
              {author}, {position}, {firm}
            </figcaption>
          </figure>
          <div className="grid gap-3 md:col-span-5 lg:col-span-4 lg:col-start-9">
            <h2 className="head-4">Got a job like this?</h2>
            <LinkButton href={company.phone.href} look="signal" size="big">
              <Icon name={phoneIcon} />
              Call {company.phone.shown}
            </LinkButton>
            <LinkButton href={company.email.href} className="border-on-ink-3! hover:border-on-ink!">
              <Icon name={mailIcon} />
              Email us
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Links from a case study: its equipment, spare parts, a quote, and the town's page. */
function RelatedServices({ project }: { project: Project }) {
  const town = cities.find(({ city }) => city === townOf(project.location));
  const links = [
    ...familiesUsed(project.detailedEquipmentList),
    { name: 'Spare Parts', href: paths.spareParts },
    { name: 'Trade Quotes', href: paths.tradeQuotes },
    ...(town ? [{ name: town.city, href: paths.location(town.slug) }] : []),
  ];
  return (
    <section aria-labelledby="related" className="sheet py-16">
      <div className="grid items-start gap-y-5 md:columns-12">
        <h2 id="related" className="head-3 md:col-span-3 md:pt-2.5">
          Related services
        </h2>
        <ul className="flex flex-wrap gap-3 md:col-span-9">
          {links.map(({ name, href }) => (
            <li key={href}>
              <LinkButton href={href}>{name}</LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const maxLength = 160;

/** As many whole sentences of the description as a search result has room for, and at least the first. */
export function metaDescription({ description }: Pick<Project, 'description'>): string {
  const [first = '', ...more] = description.split(/(?<=\.) (?=[A-Z])/);
  let text = first;
  for (const sentence of more) {
    if (text.length + 1 + sentence.length > maxLength) break;
    text += ` ${sentence}`;
  }
  return text;
}
