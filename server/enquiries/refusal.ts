import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { Refusal } from '../answering.ts';

type Details = { fields?: FieldErrors; retryAfter?: number };

/** An enquiry that was not taken, with what to mend field by field or how long to wait. */
export class EnquiryRefusal extends Refusal {
  readonly fields: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, sentence: string, details: Details = {}) {
    super(status, sentence);
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** Says which fields to mend. */
export function wrongFields(fields: FieldErrors): EnquiryRefusal {
  return new EnquiryRefusal(422, 'Please check the marked fields.', { fields });
}
