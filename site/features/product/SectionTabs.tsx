type Props = { sections: readonly { id: string; title: string }[] };

/** The page's sections. A small script underlines the one that is being read. */
export function SectionTabs({ sections }: Props) {
  return (
    <nav
      aria-label="On this page"
      data-screen-only=""
      className="sticky top-0 z-3 border-ink border-y bg-paper"
    >
      <ul data-section-tabs="" className="sheet flex gap-8 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-14 items-center whitespace-nowrap border-transparent border-y-3 font-[560] font-stretch-[90%] hover:border-b-line-2 aria-[current]:border-b-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
