/**
 * How long a checkout holds stock: half an hour to pay, and ten minutes for clock skew and retries,
 * because the provider rejects sessions under 30 minutes. In its own file, so that pages need not
 * load the validation.
 */
export const holdMinutes = 40;
