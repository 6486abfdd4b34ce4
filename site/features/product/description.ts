interface Description {
  /** The first sentence, set larger. */
  readonly lead: string;
  readonly rest: string;
}

/** What stands on a product's page when nobody has written its own description. */
const defaultDescription =
  "Professional access equipment, supplied with instructions for use. Our mobile towers are made to BS EN 1004. If another standard applies to this product, you'll find it under Technical Specifications.";

/** The text of Product Description, its first sentence apart. */
export function descriptionOf(product: { readonly description?: string }): Description {
  const text = product.description?.trim() || defaultDescription;
  const [lead = ''] = text.split(sentenceEnd, 1);
  return { lead, rest: text.slice(lead.length).trim() };
}

// A stop, then a space and a capital: '2.5 m' and 'approx. 3 m' are not ends.
const sentenceEnd = /(?<=[.!?])\s+(?=[A-Z])/;
