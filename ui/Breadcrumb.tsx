import { Icon } from './Icon.tsx';
import { backIcon } from './page-icons.ts';

type Props = {
  /** The path from the top; the last entry is this page and has no link. */
  trail: readonly { name: string; href?: string }[];
  back?: { name: string; href: string };
  /** Close to the heading below it. */
  compact?: boolean;
};

export function Breadcrumb({ trail, back, compact = false }: Props) {
  return (
    <div
      className={`flex items-center gap-x-3.5 text-14 text-ink-2 max-[20rem]:flex-wrap md:gap-6 ${compact ? '' : 'min-h-13 md:min-h-16'}`}
    >
      {back && (
        <a
          href={back.href}
          className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-line-2 border-r pr-3.5 font-[560] text-ink md:pr-6"
        >
          <Icon name={backIcon} small />
          {back.name}
        </a>
      )}
      <nav aria-label="Breadcrumb" className="min-w-0">
        <ol className="flex gap-x-2.5 whitespace-nowrap max-[20rem]:flex-wrap">
          {trail.map((step, place) => (
            <li key={step.name} className="flex items-center gap-2.5 last:min-w-0">
              {place > 0 && (
                <span aria-hidden="true" className="text-line-2">
                  /
                </span>
              )}
              {step.href ? (
                <a href={step.href} className="inline-flex min-h-11 items-center underline">
                  {step.name}
                </a>
              ) : (
                <span
                  aria-current={place === trail.length - 1 ? 'page' : undefined}
                  className="overflow-hidden text-ellipsis"
                >
                  {step.name}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
