import type { FieldErrors } from '../../contract/field-errors.ts';
import { HttpError } from '../http/errors.ts';

/** An enquiry that was not taken, with what to mend field by field. */
export class InvalidFields extends HttpError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(422, 'Please check the marked fields.');
    this.fields = fields;
  }
}
