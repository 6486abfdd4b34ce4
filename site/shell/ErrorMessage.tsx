import { applicationError } from '../../content/notices.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { Message } from './Message.tsx';

/** The screen for what we did not foresee, on a page of its own or in the place of an island that broke. */
export function ErrorMessage({ onReload }: { onReload?: () => void }) {
  return (
    <Message
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
