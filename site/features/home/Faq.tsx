import { company } from '../../../content/company.ts';
import { faq } from '../../../content/faq.ts';
import { openingHours } from '../../../content/opening-hours.ts';
import { Accordion } from '../../../ui/Accordion.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { mailIcon, phoneIcon } from '../../../ui/page-icons.ts';

export function Faq() {
  return (
    <section aria-labelledby="faq" className="waiting-section sheet py-section">
      <div className="grid gap-6 md:columns-12">
        <h2 id="faq" className="head-2 md:col-span-4">
          Frequently asked questions
        </h2>
        <div className="grid gap-6 md:col-span-7 md:col-start-6 md:gap-8">
          <Accordion name="faq" items={faq} open={0} />
          <StillHaveQuestions />
        </div>
      </div>
    </section>
  );
}

function StillHaveQuestions() {
  return (
    <div className="grid gap-x-8 gap-y-4.5 border border-ink bg-plate p-6 sm:grid-cols-2 sm:items-center">
      <div>
        <h3 className="head-4">Still Have Questions</h3>
        <p className="small mt-2">
          {`Tell us the height, the floor and the job and we'll recommend a size. ${openingHours().shown}.`}
        </p>
      </div>
      <div className="grid gap-2.5">
        <LinkButton look="ink" href={company.phone.href}>
          <Icon name={phoneIcon} small />
          Call {company.phone.shown}
        </LinkButton>
        <LinkButton href={company.email.href}>
          <Icon name={mailIcon} small />
          Email Support
        </LinkButton>
      </div>
    </div>
  );
}
