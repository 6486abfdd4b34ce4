import { company } from '../../content/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mailIcon, phoneIcon } from '../../ui/page-icons.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** The two ways to reach a person. */
export function ContactLinks() {
  return (
    <div className="flex flex-wrap gap-x-6 border-line border-t pt-3">
      <TextLink href={company.phone.href}>
        <Icon name={phoneIcon} small />
        {company.phone.shown}
      </TextLink>
      <TextLink href={company.email.href}>
        <Icon name={mailIcon} small />
        {company.email.shown}
      </TextLink>
    </div>
  );
}
