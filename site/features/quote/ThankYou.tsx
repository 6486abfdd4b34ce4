import { quoteThanks } from '../../../content/notices.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { Message } from '../../shell/Message.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export function ThankYou() {
  return (
    <Message
      heading={quoteThanks.heading}
      text={
        <>
          <p>{quoteThanks.text}</p>
          <p>{quoteThanks.next}</p>
        </>
      }
      actions={
        <>
          <LinkButton look="ink" href={quoteThanks.shop.href}>
            {quoteThanks.shop.label}
          </LinkButton>
          <LinkButton href={quoteThanks.home.href}>{quoteThanks.home.label}</LinkButton>
        </>
      }
    >
      <ContactLinks />
    </Message>
  );
}
