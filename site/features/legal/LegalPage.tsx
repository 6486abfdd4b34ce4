import type { ReactNode } from 'react';
import type { LegalBlock, LegalDocument, LegalSection } from '../../../content/legal/document.ts';

type LegalPageProps = {
  document: LegalDocument;
  /** Content after the text. */
  children?: ReactNode;
};

/** A legal text: contents at the side, and sections with their own anchors. */
export function LegalPage({ document, children }: LegalPageProps) {
  return (
    <article className="sheet pb-section">
      <header className="pt-10 pb-8 md:columns-12 md:items-end md:pt-16 md:pb-12">
        <h1 className="head-1 md:col-span-7">{document.title}</h1>
        <div className="mt-4 md:col-span-5 md:col-start-8 md:mt-0">
          <p className="lead">{document.summary}</p>
          <p className="label mt-3">{document.lastUpdated}</p>
        </div>
      </header>
      <div className="tick-rule" />
      <div className="pt-8 md:columns-12 md:items-start md:pt-12">
        <Contents sections={document.sections} />
        <div className="grid gap-10 md:col-span-8 md:col-start-5">
          {document.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="mb-10 md:sticky md:top-6 md:col-span-3 md:max-h-[calc(100dvh-48px)] md:overflow-auto"
    >
      <h2 className="mb-2 font-semibold font-stretch-[88%]">On this page</h2>
      <ol className="gap-gutter sm:max-md:columns-2">
        {sections.map((section) => (
          <li key={section.id} className="break-inside-avoid border-line border-t">
            <a
              href={`#${section.id}`}
              className="flex min-h-11 items-center py-1.5 text-14 text-ink-2 leading-snug hover:text-ink hover:underline"
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, heading, blocks }: LegalSection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="head-3 mb-4">
        {heading}
      </h2>
      <div className="grid max-w-[68ch] gap-4 text-ink-2">
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a legal text does not change while it is read
          <Block key={place} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="text-pretty">{block.text}</p>;
    case 'list':
      return (
        <ul className="grid gap-2 pl-5">
          {block.items.map((item) => (
            <li key={item} className="list-[square] text-pretty marker:text-line-2">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'address':
      return (
        <address className="border-ink border-l pl-4 not-italic">
          {block.lines.map((line) => (
            <span key={line.text} className="block">
              {line.href ? (
                <a href={line.href} className="inline-flex min-h-11 items-center underline">
                  {line.text}
                </a>
              ) : (
                line.text
              )}
            </span>
          ))}
        </address>
      );
    case 'table':
      return <LegalTable {...block} />;
  }
}

function LegalTable({ caption, head, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    // A wide table scrolls by itself, by keyboard too; the page never does.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full min-w-[32.5rem] border-collapse text-14">
        <caption className="border-ink border-b pb-2 text-left font-semibold font-stretch-[88%] text-16 text-ink">
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2.25 pr-4 text-left font-[560] text-ink">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-line border-b">
              {row.map((cell) => (
                <td key={cell} className="py-2.25 pr-4 align-baseline">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
