import { company } from '../../../content/company.ts';
import type { Project } from '../../../content/projects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { mailIcon, phoneIcon } from '../../../ui/page-icons.ts';

/** What the client said, and the two ways to ask for the same. */
export function ProjectTestimonial({ project }: { project: Project }) {
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
