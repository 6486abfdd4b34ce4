import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import type { Answer } from './search-products.ts';

type Props = { query: string; answer: Answer };

/** Says that there is nothing, and who can help. */
export function NothingFound({ query, answer }: Props) {
  const onlySize = answer.sizes.length > 0 && answer.unknown.length === 0;
  return (
    <div className="max-w-[60ch] py-4 md:py-8">
      <p className="head-3 wrap-anywhere">Nothing found for “{query}”</p>
      <p className="mt-3 mb-5 text-ink-2">
        {onlySize
          ? "We don't have that size. Try another size, or ask us: we can often order items that aren't listed."
          : 'Try fewer words, a size such as 2.2 m or 8 tread, or a SKU. Or ask us.'}
      </p>
      <LinkButton href={paths.shop} className="mb-5">
        Shop all products
      </LinkButton>
      <ContactLinks />
    </div>
  );
}
