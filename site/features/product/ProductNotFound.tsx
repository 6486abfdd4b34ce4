import { paths } from '../../paths.ts';

/** A line above the product that is shown instead of an unknown one. */
export function ProductNotFound() {
  return (
    <p data-screen-only="" className="mt-4 border-alert border-l-4 bg-plate px-4 py-3 text-14">
      <b className="font-semibold">We don't have that product.</b> Here's the first in our
      catalogue, or{' '}
      <a href={paths.shop} className="underline">
        see all products
      </a>
      .
    </p>
  );
}
