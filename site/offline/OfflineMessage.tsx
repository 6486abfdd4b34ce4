import { LinkButton } from '../../ui/LinkButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { paths } from '../paths.ts';
import { ContactLinks } from '../shell/ErrorMessage.tsx';

/** Shown offline if the requested page is not stored. */
export function OfflineMessage() {
  return (
    <Message
      heading="You're offline"
      text={
        <>
          <p>You haven't opened this page on this device before, so we can't show it.</p>
          <p>Your cart and comparison haven't changed. You need a connection to check out.</p>
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
