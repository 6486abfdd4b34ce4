import { projectNotFound } from '../../../content/shop-texts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ContactLinks } from '../../shell/ErrorMessage.tsx';

export function ProjectNotFound({ slug }: { slug: string }) {
  return (
    <Message
      heading={projectNotFound.heading}
      text={<p>{projectNotFound.text(slug)}</p>}
      actions={
        <LinkButton look="signal" href={projectNotFound.back.href}>
          {projectNotFound.back.label}
        </LinkButton>
      }
    >
      <ContactLinks />
    </Message>
  );
}
