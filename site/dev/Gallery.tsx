import type { ReactNode } from 'react';
import { Accordion } from '../../ui/Accordion.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Price } from '../features/price/Price.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { SlideOver } from '../shell/SlideOver.tsx';

/** Every interface part in every state, for whoever works on one. What moves comes as children. */
export function Gallery({ children }: { children: ReactNode }) {
  return (
    <div className="sheet grid gap-8 pb-section">
      <Breadcrumb
        back={{ name: 'Back to shop', href: '/shop' }}
        trail={[{ name: 'Home', href: '/' }, { name: 'Gallery' }]}
      />
      <h1 className="head-0">Gallery</h1>
      <Part name="Type">
        <p className="head-0">Head 0</p>
        <p className="head-1">Head 1</p>
        <p className="head-2">Head 2</p>
        <p className="head-3">Head 3</p>
        <p className="head-4">Head 4</p>
        <p className="title text-18">Title of a card</p>
        <p className="figure text-28">2.2 m</p>
        <p className="lead">Lead: ladders, steps and towers for people who work at height.</p>
        <p className="small">Small text</p>
        <p className="label">Label</p>
      </Part>
      <Part name="Buttons">
        <Row>
          <Button look="signal">Signal</Button>
          <Button look="ink">Ink</Button>
          <Button>Line</Button>
          <Button look="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <Button look="ink" aria-busy="true">
            Busy
          </Button>
        </Row>
        <Row>
          <Button look="signal" size="big">
            Big <Icon name="arrow" />
          </Button>
          <Button look="ink" size="small">
            Small
          </Button>
          <LinkButton href="/shop">Link button</LinkButton>
          <TextLink href="/shop">Text link</TextLink>
          <SquareButton icon="close" label="Close" />
          <SquareButton icon="left" label="Back" disabled />
        </Row>
      </Part>
      <Part name="Badge, stars, price">
        <Row>
          <Badge>GRP</Badge>
          <Badge solid>Sale</Badge>
          <Stars count={5} />
          <Stars count={4} />
          <Stars count={0} />
          <Price pence={28349} />
          <Price pence={1233058} className="text-64" />
        </Row>
      </Part>
      <Part name="Dialog and slide-over">
        <Row>
          <Button command="show-modal" commandfor="sample-dialog">
            Open dialog
          </Button>
          <Button command="show-modal" commandfor="sample-slide-over">
            Open slide-over
          </Button>
        </Row>
        <Dialog id="sample-dialog" title="Dialog">
          <p>Escape, the cross and a click beside it close it.</p>
        </Dialog>
        <SlideOver
          id="sample-slide-over"
          title="Slide-over"
          foot={<Button look="signal">Act</Button>}
        >
          <p className="py-6">The body scrolls, head and foot stay.</p>
        </SlideOver>
      </Part>
      <Part name="Accordion">
        <Accordion
          name="sample"
          open={0}
          items={[
            { question: 'Steps, podium or tower?', answer: 'Brief work: steps.' },
            { question: 'GRP or aluminium?', answer: 'GRP near electrical risk; still isolate.' },
          ]}
        />
      </Part>
      <Part name="Field and carousel">{children}</Part>
      <Part name="Table">
        <FactTable
          caption="Heights"
          rows={[
            { name: 'Platform height', value: '1.80 m', highlight: true },
            { name: 'Working height', value: '3.80 m' },
          ]}
        />
      </Part>
      <Part name="Alert">
        <Alert kind="alert">Failed to start checkout. Please try again.</Alert>
        <Alert kind="status">2 items added to the cart.</Alert>
      </Part>
      <section>
        <SectionHead
          title="Section head"
          lead="One sentence."
          end={<TextLink href="/">End</TextLink>}
        />
      </section>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-ink border-t pt-4">
      <h2 className="label">{name}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
