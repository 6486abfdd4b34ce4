import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type AccordionItem = { question: string; answer: ReactNode };

type Props = {
  /** Items that share a name close one another. */
  name: string;
  items: readonly AccordionItem[];
  /** The item that is open at first; none if omitted. */
  open?: number;
};

/** Native details: works with no script, one open at a time, searchable by the browser. */
export function Accordion({ name, items, open }: Props) {
  return (
    <div className="border-ink border-t">
      {items.map((item, place) => (
        <details
          key={item.question}
          name={name}
          open={place === open}
          className="group border-line border-b"
        >
          <summary className="accordion-question">
            {item.question}
            <span className="transition-transform duration-150 group-open:rotate-180">
              <Icon name="down" />
            </span>
          </summary>
          <div className="accordion-answer">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
