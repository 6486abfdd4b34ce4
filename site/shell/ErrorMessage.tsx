import { applicationError } from '../../content/shop-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { ContactLinks } from './ContactLinks.tsx';

type Props = {
  /** In a panel, or in the place of a form. */
  small?: boolean;
  onReload?: () => void;
};

/** The screen for an unforeseen error: a page of its own, or all of the page whose island broke. */
export function ErrorMessage({ small = false, onReload }: Props) {
  if (small) return <ErrorNote onReload={onReload} />;
  return (
    <Message
      ref={takeOverMain}
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
function takeOverMain(screen: HTMLElement | null) {
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
