import { paths } from '../paths.ts';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Message } from '../ui/Message.tsx';

/** Shown without a signal in the place of a page that is not kept. */
export function OfflineMessage() {
  return (
    <Message
      heading="You are offline"
      text={
        <>
          <p>There is no signal, and this page has not been opened on this device before.</p>
          <p>Your cart and your comparison are as you left them. Checkout needs a connection.</p>
        </>
      }
      actions={
        <>
          <LinkButton look="ink" href={paths.shop}>
            Shop
          </LinkButton>
          <LinkButton href={paths.home}>Home</LinkButton>
        </>
      }
    >
      <ContactLinks />
    </Message>
  );
}
