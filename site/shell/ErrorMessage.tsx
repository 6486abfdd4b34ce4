import { company } from '../../content/company.ts';
import { applicationError, pageNotFound } from '../../content/shop-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { mailIcon, phoneIcon } from '../../ui/page-icons.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = {
  /** In a panel, or in the place of a form. */
  small?: boolean;
  onReload?: () => void;
};

/** The screen for an unexpected error: a page of its own, or the main content if an island on it throws. */
export function ErrorMessage({ small = false, onReload }: Props) {
  if (small) return <ErrorNote onReload={onReload} />;
  return (
    <Message
      ref={replaceMain}
      heading={applicationError.heading}
      text={
        <>
          <p>{applicationError.text}</p>
          <p>{applicationError.next}</p>
        </>
      }
      actions={
        <>
          <Button look="signal" data-reload="" onClick={onReload}>
            {applicationError.reload}
          </Button>
          <LinkButton href={applicationError.home.href}>{applicationError.home.label}</LinkButton>
        </>
      }
    >
      <ContactLinks />
    </Message>
  );
}

/** Removes the rest of the page's main content, its heading included: a page has one h1. */
function replaceMain(screen: HTMLElement | null) {
  const main = screen?.closest('main');
  if (!main) return;
  for (let part: Element | null = screen; part && part !== main; part = part.parentElement)
    for (const other of [...(part.parentElement?.children ?? [])])
      if (other !== part) other.remove();
  scrollTo({ top: 0, behavior: 'instant' });
}

function ErrorNote({ onReload }: Props) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-5 p-5 md:p-7">
      <h2 className="head-4">{applicationError.heading}</h2>
      <p>{applicationError.text}</p>
      <p>{applicationError.next}</p>
      <Button onClick={onReload}>{applicationError.reload}</Button>
      <ContactLinks />
    </div>
  );
}

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

export function NotFoundMessage() {
  return (
    <Message
      heading={pageNotFound.heading}
      text={<p>{pageNotFound.text}</p>}
      actions={
        <>
          {pageNotFound.actions.map((action, place) => (
            <LinkButton key={action.href} href={action.href} look={place === 0 ? 'signal' : 'line'}>
              {action.label}
            </LinkButton>
          ))}
          <Button hidden data-go-back="" look="quiet">
            {pageNotFound.goBack}
          </Button>
        </>
      }
    >
      <ContactLinks />
      <TextLink href={pageNotFound.backToHome.href}>{pageNotFound.backToHome.label}</TextLink>
    </Message>
  );
}
