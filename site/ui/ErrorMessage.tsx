import { applicationError } from '../../content/notices.ts';
import { Button } from './Button.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Message } from './Message.tsx';

type Props = {
  /** In a panel, or in the place of a form. */
  small?: boolean;
  onReload?: () => void;
};

/** The screen for what we did not foresee, on a page of its own or in the place of an island that broke. */
export function ErrorMessage({ small = false, onReload }: Props) {
  if (small) return <ErrorNote onReload={onReload} />;
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
