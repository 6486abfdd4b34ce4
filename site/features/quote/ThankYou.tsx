import { quoteThanks } from '../../../content/shop-texts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ContactLinks } from '../../shell/ErrorMessage.tsx';

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
