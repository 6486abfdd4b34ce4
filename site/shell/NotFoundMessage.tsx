import { pageNotFound } from '../../content/shop-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ContactLinks } from './ContactLinks.tsx';

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
